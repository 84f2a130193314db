// What the site's worker is while the operator has switched it off. It answers no request, so pages load as without a worker.

const OWN = 'skora-';

/** Deletes what a worker before has kept, and goes, unless this browser gets pushes: these need a worker. */
async function clear() {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN));
  await Promise.all(own.map((name) => caches.delete(name)));
  // One that kept nothing was registered a moment ago, by a player who is switching pushes on.
  if (own.length > 0 && !(await self.registration.pushManager?.getSubscription())) {
    await self.registration.unregister();
  }
}

// Unlike the one that keeps pages, it does not wait until they are closed: whoever switches it off has a reason. Chromium may
// leave a navigation of that moment without an answer; a reload gets one.
self.addEventListener('install', () => self.skipWaiting());

// Chromium leaves a new worker waiting when a request reaches the one before it at the moment of the change. Kept pages tell it.
self.addEventListener('message', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(clear()));
