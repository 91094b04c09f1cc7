const INTERNAL = /^\/(?![/\\])[^\s\\]*$/;
/** A block of the same page. */
const ANCHOR = /^#[^\s\\]+$/;
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

const hasControls = (value: string): boolean =>
  [...value].some((character) => character <= ' ' || character === '\u007f');

/** Whether a button may link to a URL: empty, http(s), mailto, tel, a path of the portal or a block of the page. */
export function isSafeUrl(value: string): boolean {
  if (value === '') return true;
  if (hasControls(value)) return false;
  if (value.startsWith('#')) return ANCHOR.test(value);
  if (value.startsWith('/') || value.startsWith('\\')) return INTERNAL.test(value);
  return URL.canParse(value) && SCHEMES.includes(new URL(value).protocol);
}
