/**
 * Stops gracefully at the first SIGTERM, SIGINT or SIGHUP, and exits at the second.
 * @param {() => Promise<void>} stop
 * @returns {{ isStopping: () => boolean }}
 */
export function stopOnSignal(stop) {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  return { isStopping: () => stopping };
}
