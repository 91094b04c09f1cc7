/** Loaded before a tool: ends it when the process that started it is gone, also after `kill -9`. */
process.once('disconnect', () => process.exit(1));
// Waiting for that keeps no finished tool alive.
process.channel?.unref();
