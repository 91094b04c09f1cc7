import { type Document, DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { changeStyles, readColour, writeColour } from '../../shared/drawing-styles';
import { isForPictures } from './media';
import { getPlainLength, hasLengths, LENGTHS } from './plain-lengths';
import { getPlainRules } from './plain-rules';

/** What only browsers read: rules in rules, lists of selectors in selectors, variables, colours of later years, capitals. */
const MODERN =
  /\bvar\(|:(?:is|where|matches)\(|\{[^{}<]*\{|<style[^<>]*\s(?:media|type)\s*=\s*(?!["']text\/css["'])|\b(?:color|ok(?:lab|lch)|lab|lch|hwb)\(|[{;"']\s*[A-Z][\w-]*\s*:/;
const MODERN_COLOUR = /^(?:color|ok(?:lab|lch)|lab|lch|hwb)\(/i;
const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color', 'flood-color', 'lighting-color']);

const DEFINITION = /(--[\w-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/g;
const PROPERTY = /(^|;)(\s*)([A-Z][\w-]*)(?=\s*:)/gi;
/** A variable without another in it; what it is otherwise may hold a function. */
const VARIABLE = /\bvar\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;
/** Variables may stand in variables; what goes round in a circle ends. */
const MOST_ROUNDS = 8;
const MOST_CHARACTERS = 1_000_000;

type Variables = ReadonlyMap<string, string>;

function fillIn(text: string, variables: Variables): string {
  let filled = text;
  for (let round = 0; round < MOST_ROUNDS && filled.includes('var('); round += 1) {
    if (filled.length > MOST_CHARACTERS) return text;
    filled = filled.replace(VARIABLE, (whole, name: string, otherwise?: string) => {
      return variables.get(name) ?? otherwise?.trim() ?? whole;
    });
  }
  return filled;
}

function* findStyles(elements: readonly Element[]): Generator<string> {
  for (const element of elements) {
    if (element.localName === 'style') yield element.textContent ?? '';
    else yield element.getAttribute('style') ?? '';
  }
}

/** The values of variables, of which drawings have one each; what stands last counts. */
const getVariables = (elements: readonly Element[]): Variables =>
  new Map(
    [...findStyles(elements)].flatMap((css) =>
      [...css.matchAll(DEFINITION)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  );

function writePlainRules(style: Element): void {
  const [type, media] = [style.getAttribute('type') ?? '', style.getAttribute('media') ?? ''];
  const isRead = /^\s*(?:text\/css\s*)?(?:;|$)/i.test(type) && isForPictures(media);
  style.textContent = isRead ? getPlainRules(style.textContent ?? '') : '';
  style.removeAttribute('media');
}

function writePlainValues(element: Element, variables: Variables): void {
  const style = element.getAttribute('style');
  if (style !== null) {
    element.setAttribute(
      'style',
      style.replace(PROPERTY, (_all, start: string, space: string, name: string) =>
        [start, space, name.toLowerCase()].join(''),
      ),
    );
  }
  for (const attribute of element.attributes) {
    if (attribute.value.includes('var(')) attribute.value = fillIn(attribute.value, variables);
  }
  if (element.localName === 'style') element.textContent = fillIn(element.textContent ?? '', variables);
  changeStyles(element, PAINTS, (_name, value) => {
    const colour = MODERN_COLOUR.test(value) ? readColour(value) : null;
    return colour ? writeColour(colour) : value;
  });
  changeStyles(element, LENGTHS, (_name, value) => getPlainLength(value));
}

function makePlain(drawing: Document): void {
  const elements = [...drawing.getElementsByTagName('*')];
  for (const element of elements) if (element.localName === 'style') writePlainRules(element);
  const variables = getVariables(elements);
  for (const element of elements) writePlainValues(element, variables);
}

/** A drawing whose styles are written in what all libraries for drawings read; the browser shows the same. */
export function withPlainStyles(svg: string): string {
  if (!MODERN.test(svg) && !hasLengths(svg)) return svg;
  try {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    makePlain(drawing);
    return new XMLSerializer().serializeToString(drawing);
  } catch {
    // Drawn as it is: not all of its colours, but all of its shapes.
    return svg;
  }
}
