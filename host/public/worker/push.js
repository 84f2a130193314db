// The part of the site's worker that shows pushes, to players who switched them on: it says what the backend says and opens
// its page. No request of the site passes through it.

const FALLBACK = { title: 'Something new on SKORA', path: '/notifications' };

/** What a push says; browsers want to see something for every push. */
function read(data) {
  try {
    return { ...FALLBACK, ...data.json() };
  } catch {
    return FALLBACK;
  }
}

/** A page of this site, whatever the push says. */
function addressOf(path) {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin ? url.href : new URL(FALLBACK.path, self.location.origin).href;
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

self.addEventListener('push', (event) => {
  const { title, path } = read(event.data);
  const shown = { body: 'SKORA', icon: '/icon-192.png', tag: path, data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data.path)));
});
