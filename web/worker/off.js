// The offline part is switched off (setting `offline.worker`): everything it kept goes, and no request passes here.

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('sauda-')) await caches.delete(name);
      await self.registration.navigationPreload?.disable();
    })(),
  );
});
