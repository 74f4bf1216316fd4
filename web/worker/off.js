// The offline part is switched off (setting `offline.worker`): everything it kept goes, and no request passes here.

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('sauda-')) await caches.delete(name);
      await worker.registration.navigationPreload?.disable();
    })(),
  );
});
