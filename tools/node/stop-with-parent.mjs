// Loaded into the server by tools/start/shop.ts: stops the server and frees its port if the parent is killed without
// passing on the signal.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
