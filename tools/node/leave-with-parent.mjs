// Loaded into the server by tools/start/shop.ts: stops the server and frees its port when the parent was killed without
// a signal to it.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
