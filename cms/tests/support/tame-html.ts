const TAGS =
  /^(?:p|br|hr|h[2-6]|[uo]l|li|d[ltd]|strong|b|em|i|u|s|sub|sup|small|mark|abbr|a|blockquote|code|pre|kbd|div|span|section|img|figure|figcaption|table|caption|col|colgroup|t(?:head|body|foot|[rhd])|details|summary)$/;
const ATTRIBUTES =
  /^(?:class|style|title|lang|dir|href|target|rel|src|alt|width|height|scope|colspan|rowspan|span|start|type)$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|(?![/\\]{2})[^:]*$)/i;
const PICTURE = /^(?:https?:\/\/|data:image\/|(?![/\\]{2})[^:]*$)/i;
const WILD_STYLE =
  /position|fixed|absolute|expression|url|import|behavior|binding|transform|index|margin|inset|\\|@/i;

const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;

const decoded = (value: string): string =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

function wildAttribute(name: string, value: string): boolean {
  if (name === 'href') return !ADDRESS.test(decoded(value));
  if (name === 'src') return !PICTURE.test(decoded(value));
  if (name === 'style') return WILD_STYLE.test(decoded(value));
  return !ATTRIBUTES.test(name);
}

/**
 * What in cleaned HTML a browser could still do something else with than showing it. It knows nothing of how the
 * cleaning works: whatever is not a plain tag with plain attributes counts.
 */
export function wildThingsIn(html: string): string[] {
  const tags = [...html.matchAll(TAG)];
  const wildTags = tags.flatMap(([tag, name = '']) => (TAGS.test(name) ? [] : [tag]));
  const wildAttributes = tags.flatMap(([, , attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].flatMap(([whole, name = '', value = '']) =>
      wildAttribute(name, value) ? [whole] : [],
    ),
  );
  // What looks like the beginning of a tag outside tags.
  const [, rest] = html.replace(TAG, '').split('<');
  return [...wildTags, ...wildAttributes, ...(rest === undefined ? [] : [`<${rest.slice(0, 40)}`])];
}
