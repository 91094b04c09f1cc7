import type { Block } from '../../api/types';
import { createAnchors, getAnchor, HEADING } from '../blocks';

/** A heading of a page, with those below it. */
export interface Heading {
  /** The id of the element to link to. */
  anchor: string;
  level: number;
  title: string;
  below: Heading[];
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const toText = (html: string): string =>
  html
    .replace(/<.*?>/gs, '')
    .replace(/&(\w+);/g, (entity, name: string) => SIGNS[name] ?? entity)
    .trim();

function add(list: Heading[], heading: Heading): void {
  const last = list.at(-1);
  if (last && last.level < heading.level) add(last.below, heading);
  else if (heading.title) list.push(heading);
}

/** The headings that a block draws of itself, below what editors wrote. */
function getOwnTitles(block: Block): string[] {
  if (block.type === 'logo-pack')
    return block.layout === 'chooser' && block.logos.some(({ asset }) => asset) ? ['Alle versies'] : [];
  if (block.type === 'colors') {
    const { contrast, exports } = block.settings;
    return [
      ...(contrast && block.colors.length !== 1 ? ['Wat mag op wat?', 'Zo ziet het eruit'] : []),
      ...(exports ? ['Neem alle kleuren mee'] : []),
    ];
  }
  if (block.type !== 'typography') return [];
  const { title, subtitle, body, font, family, sample, steps, weights } = block;
  // An empty one is not drawn.
  const isFilled = [title, subtitle, body, font, family, sample, ...steps, ...weights].some(Boolean);
  return isFilled ? ['Tekens', ...(font ? ['De letter zelf'] : [])] : [];
}

/** The headings that a block draws, in that order and with those levels. Those of single colours are no sections. */
function addHeadings(list: Heading[], block: Block): void {
  const { slug } = block;
  const addTitle = (title: string, level: number, anchor = getAnchor(slug, title)) =>
    add(list, { anchor, level, title, below: [] });
  const addText = (html: string) => {
    const anchorOf = createAnchors(slug);
    for (const [, level, , words = ''] of html.matchAll(HEADING))
      addTitle(toText(words), Number(level), anchorOf(words));
  };
  const header = ('header' in block && block.header) || '';
  const title = 'title' in block ? block.title : '';
  addTitle(header, 2, slug);
  addTitle(title, header ? 3 : 2, header ? undefined : slug);
  if ('body' in block) addText(block.body);
  if ('tile' in block) {
    addTitle(block.tile.title, 3);
    addText(block.tile.body);
  }
  if ('items' in block) {
    for (const item of block.items) {
      addTitle(item.title, title ? 3 : 2);
      addText(item.body);
    }
  }
  if ('closing' in block) addText(block.closing);
  for (const own of getOwnTitles(block)) addTitle(own, title ? 3 : 2);
}

/** The headings of a page as a tree. */
export function getHeadings(blocks: readonly Block[]): Heading[] {
  const list: Heading[] = [];
  for (const block of blocks) addHeadings(list, block);
  return list;
}

/** The headings of a tree as a list. */
export const flatten = (headings: readonly Heading[]): Heading[] =>
  headings.flatMap((heading) => [heading, ...flatten(heading.below)]);
