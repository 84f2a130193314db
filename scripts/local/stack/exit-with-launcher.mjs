// Preloaded into the servers: when the launcher dies, they end too instead of holding their ports.
const grace = 5_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), grace).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Listening alone would keep a server alive that wants to end.
process.channel?.unref();
