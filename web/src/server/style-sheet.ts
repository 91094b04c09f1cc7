const DEFERRED_STYLE = /<[a-z][^<>]*?\sdata-style="([^"]*)"/gi;

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

const decode = (value: string): string =>
  value.replace(/&([a-z]+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Could end its rule, or begin another: no style that the portal makes or lets through has it. */
const isPlain = (style: string): boolean => !/[{}<>@\\]/.test(style);

/**
 * The deferred styles of a rendered page (`deferStyles`) as rules, after those of the palette. Like inline styles they
 * win over any class.
 */
export function getStyleSheet(html: string, palette: readonly (readonly [string, string])[]): string {
  const styles = new Set([...html.matchAll(DEFERRED_STYLE)].map(([, value = '']) => value));
  const rules = [...styles]
    .map(decode)
    .filter(isPlain)
    .map((style) => `[data-style=${JSON.stringify(style)}]:not(#_){${style}}`);
  const root = palette.map(([name, value]) => `${name}:${value}`).join(';');
  return [...(root ? [`:root:root{${root}}`] : []), ...rules].join('\n');
}
