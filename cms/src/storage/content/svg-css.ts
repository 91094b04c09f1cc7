const AT_IMPORT = /@(?:import|charset|namespace)[^;]*;?/gi;
const URL_VALUE = /url\(\s*(['"]?)(.*?)\1\s*\)/gis;
const INNER = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;
const ACTIVE = /javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:|@import|\\/i;

/** Whether a reference stays inside the drawing: a part of it, or a picture that it carries. */
export const isInner = (reference: string): boolean => INNER.test(reference.trim());

/** Style rules or a value without references that leave the drawing; nothing at all when they do more than style. */
export function cleanCss(css: string): string {
  const local = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(AT_IMPORT, '')
    .replace(URL_VALUE, (whole, _quote, target: string) => (isInner(target) ? whole : 'none'));
  return ACTIVE.test(local) ? '' : local;
}
