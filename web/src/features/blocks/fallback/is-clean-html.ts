import { RICH_ATTRIBUTES, RICH_ELEMENTS } from 'cms/shared/rich-html';

const ATTRIBUTES = new Set(Object.values(RICH_ATTRIBUTES).flat());

const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>/g;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;
/** A scheme that is safe, or none: also not one that is written in character references. */
const ADDRESS = /^(?:https?:|mailto:|tel:|[/#?]|data:image\/(?!svg)|[^:&]*$)/i;

const isSafe = (attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].every(
    ([, name = '', value = '']) =>
      ATTRIBUTES.has(name) && (!['href', 'src'].includes(name) || ADDRESS.test(value)),
  );

/**
 * Whether a value can only be cleaned rich text: the schema of a field without a design does not tell, and plain text
 * is stored as typed.
 */
export function isCleanHtml(value: string): boolean {
  let tags = 0;
  const rest = value.replace(TAG, (tag, element: string, attributes: string) => {
    tags += 1;
    return RICH_ELEMENTS.has(element) && isSafe(attributes) ? '' : tag;
  });
  return tags > 0 && !rest.includes('<');
}
