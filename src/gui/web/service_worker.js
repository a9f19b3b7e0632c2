// Keeps the page's files, so that it starts without a network. A new version is fetched whole beside the old one, and is
// used when the person says so, or when no page of the old one is left. What the browser has just loaded for the first
// page is asked for again, but not sent again.
const kVersion = 'nullo-@VERSION@';
const kFiles = ['./', @FILES@];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(kVersion).then((cache) => cache.addAll(kFiles.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
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
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).pathname.startsWith('/api/')) return;
  event.respondWith(
    caches.open(kVersion)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept || fetch(event.request)),
  );
});
