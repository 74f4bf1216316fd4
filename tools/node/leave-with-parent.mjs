// Loaded into the server by tools/start/shop.ts: when the parent was killed without a word, the server stops too and frees
// its port.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
