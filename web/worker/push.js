// Shows the shop's messages and opens their pages. The other part of the worker follows in the same file: a page has one.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

// A browser expects a notification for every message; one that cannot be read still says who it is from.
function show({ title, body, path, tag }) {
  return self.registration.showNotification(typeof title === 'string' && title ? title : 'Sauda', {
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : 'sauda',
    icon: '/favicon.svg',
    data: { path },
  });
}

// Only pages of the shop are opened, whatever the message says.
async function open(path) {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  const href = url.origin === self.location.origin ? url.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  if (!first) return self.clients.openWindow(href);
  await first.focus();
  return first.navigate(href);
}
