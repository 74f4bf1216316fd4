// Offline support is disabled (setting `offline.worker`): clears all caches and handles no requests.

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('sauda-')) await caches.delete(name);
      await worker.registration.navigationPreload?.disable();
    })(),
  );
});
