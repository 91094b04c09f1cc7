const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const BASE = 1024;

/** A number of bytes in readable form. */
export function inBytes(bytes: number): string {
  const power = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(BASE)), UNITS.length - 1) : 0;
  const amount = bytes / BASE ** power;
  return `${amount.toLocaleString('nl-NL', { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}
