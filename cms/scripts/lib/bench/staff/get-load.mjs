const CPU = 'process_cpu_seconds_total';
const MEMORY = 'process_resident_memory_bytes';

/**
 * How busy a portal was until now, as it reports to Prometheus: seconds of processor, bytes of memory, and the moment.
 * @param {(method: string, path: string, more: object) => Promise<{ body: Buffer }>} send
 * @param {string} token
 */
export async function getLoad(send, token) {
  const { body } = await send('GET', '/metrics', { headers: { Authorization: `Bearer ${token}` } });
  const getValue = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body.toString())?.[1]);
  return { cpu: getValue(CPU), memory: getValue(MEMORY), at: performance.now() / 1000 };
}
