const AT_RULE = /@(?:import|charset|namespace)[^;]*;?/gi;
const INNER = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;
const ACTIVE = /javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:|@import|\\/i;
// Functions that accept an address without url().
const LOADING = /(?:image-set|cross-fade|\bimage|\bsrc)\s*\(/i;
const QUOTES = /^['"]|['"]$/g;

/** Whether a reference stays inside the drawing: an element of it, or an embedded picture. */
export const isInner = (reference: string): boolean => INNER.test(reference.trim());

/**
 * Replaces the text between two markers, including the markers; an unclosed one extends to the end. Scans by
 * hand, because crafted input can make a regular expression take hours.
 */
function replaceBetween(
  text: string,
  [open, close]: readonly [string, string],
  by: (inside: string, whole: string) => string,
): string {
  const lower = text.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (let at = lower.indexOf(open); at >= 0; at = lower.indexOf(open, from)) {
    const closing = lower.indexOf(close, at + open.length);
    const end = closing < 0 ? text.length : closing;
    const next = Math.min(end + close.length, text.length);
    kept.push(text.slice(from, at), by(text.slice(at + open.length, end), text.slice(at, next)));
    from = next;
  }
  return kept.join('') + text.slice(from);
}

/** Style rules or a value without external references; empty when they do more than style. */
export function cleanCss(css: string): string {
  const plain = replaceBetween(css, ['/*', '*/'], () => '').replace(AT_RULE, '');
  const local = replaceBetween(plain, ['url(', ')'], (target, whole) =>
    isInner(target.trim().replace(QUOTES, '')) ? whole : 'none',
  );
  return ACTIVE.test(local) || LOADING.test(local) ? '' : local;
}
