// Keeps the files of one version of a site. FILES are kept at once, CARDS with the first page that shows their deck; both
// name the digest of each file, and what is not of this version is never kept or shown. A later version is installed
// beside this one and takes over when all pages are closed.
const NAME = "kartenwerk-" + VERSION;
async function isOurs(path, answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.startsWith(FILES[path] || CARDS[path]);
}
async function take(path) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(path);
  if (kept) { return kept; }
  const older = await caches.match(path);
  const answer = older && await isOurs(path, older) ? older : await fetch(path, { cache: "no-cache" });
  if (!answer.ok || !await isOurs(path, answer)) { throw new Error(path + " is of another version"); }
  await cache.put(path, answer.clone());
  return answer;
}
function keep(paths) { return Promise.all(paths.map(take)); }
function cardsOf(page) { return Object.keys(CARDS).filter((path) => path.startsWith(PAGES[page])); }
self.addEventListener("install", (event) => event.waitUntil(keep(Object.keys(FILES))));
self.addEventListener("activate", (event) => event.waitUntil(caches.keys().then((names) => Promise.all(
  names.filter((name) => name.startsWith("kartenwerk-") && name !== NAME).map((name) => caches.delete(name))
))));
self.addEventListener("fetch", (event) => {
  const asked = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== "GET" || !asked.startsWith(registration.scope)) { return; }
  const path = asked.slice(registration.scope.length) || "index.html";
  if (!(path in FILES || path in CARDS)) { return; }
  event.respondWith(take(path).catch(() => Response.error()));
  if (path in PAGES) { event.waitUntil(keep(cardsOf(path)).catch(() => {})); }
});
