export const MAX_SVG_BYTES = 10 * 1024 * 1024;

const MAX_TAGS = 100_000;
const MAX_NAMESPACES = 100;

const getCount = (text: string, sought: string): number => text.split(sought).length - 1;

/** Whether parsing a drawing would block the portal for longer than a moment. */
export const hasTooMuch = (source: string): boolean =>
  getCount(source, '<') > MAX_TAGS || getCount(source, 'xmlns:') > MAX_NAMESPACES;
