// The door to what was translated: a game's rules are settled, its text is composed, codes are written and read.
function open(about) {
  const game = dataOf(about);
  const code = TABLE.RuleCode(game, fromPlain(about.salts));
  const place = values => TABLE.Rewording(...values);
  const readings = about.readings.map(([changes, all, ...flags]) => TABLE.Reading(fromPlain(changes), py.tuple(all.map(place)), ...flags));
  const spots = about.spots.map(([all, reads]) => TABLE.RuledSpot(place(all), py.tuple(reads.map(each => TABLE.SpotReads(...each.map(py.tuple))))));
  const usual = toPlain(game.settle(py.D()));
  const differing = values => Object.fromEntries(Object.entries(values).filter(([id, value]) => usual[id] !== value));
  const placeOf = ({ start, end, way, nodes, texts }) => ({ start, end, way, nodes, texts });
  return {
    usual,
    settle: changes => toPlain(game.settle(fromPlain(changes))),
    changesOf: values => toPlain(game.changes_of(fromPlain(values))),
    write: values => code.write(fromPlain(values)),
    read: text => toPlain(code.read(text)),
    compose: values => {
      const { places, unsure, unread, exact } = TABLE.compose(py.tuple(readings), py.tuple(spots), fromPlain(differing(values)));
      return { places: Array.from(places, placeOf), unsure: Array.from(unsure, placeOf), unread: [...unread], exact: py.truth(exact) };
    },
  };
}
return { open, sentence, isFault };
