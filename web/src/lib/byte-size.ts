const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const BASE = 1024;

/** A size as people read it, base 1024: 1258291 is '1,2 MB'. */
export function byteSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  const digits = unit > 1 && value < 100 ? 1 : 0;
  return `${value.toLocaleString('nl-NL', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}
