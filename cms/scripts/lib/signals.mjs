/**
 * Stops gracefully at the first SIGTERM, SIGINT or SIGHUP, and exits at the second.
 * @param {() => Promise<void>} stop
 */
export function stopOnSignal(stop) {
  const state = { stopping: false };
  const onSignal = async () => {
    if (state.stopping) process.exit(1);
    state.stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  return state;
}
