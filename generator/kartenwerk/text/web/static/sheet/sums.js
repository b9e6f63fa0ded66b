// The sums of all, always in sight.
const SUMS = (() => {
  const BESIDE = 5;
  function show() {
    const { everybody: names, points } = EVENING.counted, list = document.querySelector(".sums");
    const rows = Math.ceil(names.length / BESIDE);
    list.classList.toggle("many", rows > 2);
    list.classList.toggle("one", rows === 1);
    list.style.setProperty("--beside", Math.ceil(names.length / rows));
    list.replaceChildren(...names.map((name, one) => make("div", {}, make("dt", {}, name), make("dd", {}, minus(points[one])))));
  }
  return { show };
})();
