// Keeps the page's files, so that it starts without a network. A new version is fetched whole beside the old one, and is
// used when the person says so, or when no page of the old one is left. What the browser has just loaded for the first
// page is asked for again, but not sent again. Of the languages it keeps those that a page has spoken.
const kVersion = 'nullo-@VERSION@';
const kFiles = ['./', @FILES@];
const kLanguage = /^[a-z]+\.mo$/;

const nameOf = ({ url }) => new URL(url).pathname.split('/').pop();

// The languages that were kept for the version before.
async function languages() {
  const kept = new Set();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const file of (await cache.keys()).map(nameOf)) if (kLanguage.test(file)) kept.add(file);
  }
  return [...kept];
}

async function keep(files) {
  const cache = await caches.open(kVersion);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

self.addEventListener('install', (event) => {
  event.waitUntil(languages().then((kept) => keep([...kFiles, ...kept])));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('nullo-') && name !== kVersion) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('message', (event) => {
  if (event.data === 'use') self.skipWaiting();
  else if (kLanguage.test(event.data)) event.waitUntil(keep([event.data]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).pathname.startsWith('/api/')) return;
  event.respondWith(
    caches.open(kVersion)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept || fetch(event.request)),
  );
});
