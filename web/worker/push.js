// The worker's parts share one scope (server/services/pages/service-worker.ts); this one comes first.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Shows push messages and opens their pages. The other part is appended to this file, since a page has one worker.

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)));
});

worker.addEventListener('notificationclick', (event) => {
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

// Browsers require a notification for every message; an unreadable one still names its sender.
function show({ title, body, path, tag }) {
  return worker.registration.showNotification(typeof title === 'string' && title ? title : 'Sauda', {
    body: typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : 'sauda',
    icon: '/favicon.svg',
    data: { path },
  });
}

// Opens pages of the shop only, whatever the message contains.
async function open(path) {
  const url = new URL(typeof path === 'string' ? path : '/', worker.location.origin);
  const href = url.origin === worker.location.origin ? url.href : worker.location.origin;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const [first] = windows;
  if (!first) return worker.clients.openWindow(href);
  await first.focus();
  return first.navigate(href);
}
