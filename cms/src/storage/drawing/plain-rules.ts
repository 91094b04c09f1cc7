import {
  clone,
  type CssNode,
  type Declaration,
  find,
  generate,
  List,
  parse,
  type Selector,
  walk,
} from 'css-tree';
import { isForPictures } from './media';

/** More than any drawing has: lists of selectors in lists of selectors grow with each. */
const MOST_SELECTORS = 500;
/** How deep rules stand in rules. */
const MOST_DEPTH = 20;
const ALTERNATIVES = new Set(['is', 'where', 'matches', '-webkit-any', '-moz-any']);

const isAlternatives = (node: CssNode): boolean =>
  node.type === 'PseudoClassSelector' && ALTERNATIVES.has(node.name.toLowerCase());

const isSelector = (node: CssNode): node is Selector => node.type === 'Selector';

function limited<T>(selectors: T[]): T[] {
  if (selectors.length > MOST_SELECTORS) throw new RangeError('These rules have too many selectors');
  return selectors;
}

function parseSelectors(text: string): Selector[] {
  const list = parse(text, { context: 'selectorList' });
  return list.type === 'SelectorList' ? list.children.toArray().filter(isSelector) : [];
}

/** A selector in which the first list of alternatives is one of them. */
function withAlternative(selector: Selector, alternative: Selector): Selector {
  const whole = clone(selector);
  let isDone = false;
  walk(whole, (node, item, list) => {
    if (isDone || !isAlternatives(node)) return;
    isDone = true;
    list.replace(item, new List<CssNode>().fromArray(alternative.children.toArray()));
  });
  return isSelector(whole) ? whole : selector;
}

const getAlternatives = (node: CssNode): Selector[] =>
  node.type === 'PseudoClassSelector'
    ? (node.children?.toArray() ?? []).flatMap((list) =>
        list.type === 'SelectorList' ? list.children.toArray().filter(isSelector) : [],
      )
    : [];

/** Selectors, each once for each of the alternatives that it holds. */
function getPlain(selectors: Selector[]): string[] {
  let plain = selectors;
  // A list at a time, so that what would multiply for ever is seen in time.
  while (plain.some((each) => find(each, isAlternatives))) {
    plain = limited(
      plain.flatMap((each) => {
        const found = find(each, isAlternatives);
        return found ? getAlternatives(found).map((one) => withAlternative(each, one)) : [each];
      }),
    );
  }
  return plain.map((each) => generate(each));
}

/** Selectors, each below those of the rule that they stand in. */
function getSelectors(prelude: CssNode, parents: readonly string[] | null): string[] {
  const own = parseSelectors(generate(prelude)).map((each) => generate(each));
  const below = own.flatMap((each) =>
    (parents ?? ['']).map((parent) =>
      each.includes('&') || !parents ? each.replaceAll('&', parent || ':root') : `${parent} ${each}`,
    ),
  );
  return getPlain(limited(below).flatMap(parseSelectors));
}

/** Whether a rule asks for something that a program for drawings knows: most things, as it asks for what it uses. */
const isSupported = (prelude: string): boolean => !/^\s*not\b/i.test(prelude);

const applies = (name: string, prelude: string): boolean =>
  name === 'media' ? isForPictures(prelude) : name !== 'supports' || isSupported(prelude);

/** Rules that hold rules which count where they stand. */
const HOLDERS = new Set(['media', 'supports', 'layer']);

const getDeclaration = ({ property, value, important }: Declaration): string => {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  return `${name}:${generate(value)}${important ? '!important' : ''};`;
};

/** Rules stand in those with these selectors; null for the outermost. */
interface Place {
  parents: readonly string[] | null;
  depth: number;
}

/** What stands in a rule, or in nothing: what it says itself goes before the rules in it. */
function getBlock(nodes: List<CssNode>, { parents, depth }: Place): string {
  let declarations = '';
  let rules = '';
  for (const node of nodes) {
    const text = generate(node);
    if (node.type === 'Rule') {
      rules += getBlock(node.block.children, { parents: getSelectors(node.prelude, parents), depth });
    } else if (node.type === 'Atrule') {
      const name = node.name.toLowerCase();
      if (!HOLDERS.has(name)) rules += text;
      else if (node.block && applies(name, node.prelude ? generate(node.prelude) : '')) {
        rules += getBlock(node.block.children, { parents, depth });
      }
    } else if (parents && text.includes('{')) {
      // The parser reads a rule in a rule as text up to the end of that.
      rules += readRules(text, { parents, depth: depth + 1 });
    } else if (node.type === 'Declaration') {
      declarations += getDeclaration(node);
    }
  }
  return (parents && declarations ? `${parents.join(',')}{${declarations}}` : '') + rules;
}

function readRules(css: string, place: Place): string {
  if (place.depth > MOST_DEPTH) return '';
  const sheet = parse(css, { parseValue: false });
  return sheet.type === 'StyleSheet' ? getBlock(sheet.children, place) : '';
}

/**
 * Rules of style without rules in rules, in the small letters and the few selectors that the libraries for drawings
 * read; those that hold for no picture are left out.
 */
export const getPlainRules = (css: string): string => readRules(css, { parents: null, depth: 0 });
