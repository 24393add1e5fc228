// Put in the place of /sw.js, this ends every service worker of the site and forgets what they kept (docs/deployment.md). Pages that are
// open go on without one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('rozbazi-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
