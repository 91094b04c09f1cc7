/** Formats a number for display: '1.024' or '1,2'. */
export const dutchNumber = (value: number): string =>
  `${value}`.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))/g, '.');

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const BASE = 1024;

/** Formats a size for display, base 1024: 1258291 becomes '1,2 MB'. */
export function byteSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  const steps = unit > 1 && value < 100 ? 10 : 1;
  return `${dutchNumber(Math.round(value * steps) / steps)} ${UNITS[unit]}`;
}
