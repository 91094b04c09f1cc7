import type { Block } from '../../../api/types';
import { deferStyles } from '../../blocks';
import { isObject } from '../../../lib/is-object';
import { valueAt } from '../state/values';

const TITLES = ['title', 'header', 'tile.title', 'asset.title'];

/** Fields of blocks, their parts, assets and colours that hold words, in the order in which they tell most. */
const WORDS = ['title', 'quote', 'name', 'family', 'subtitle', 'text', 'body', 'label'];

/** What holds other things than the content of a block. */
const NO_CONTENT = ['settings', 'groups', 'can', 'button', 'original', 'files'];

/** The longest summary, in characters. */
const LONGEST = 120;

/** A text without its markup, on one line. */
const toLine = (html: string): string => {
  const { body } = new DOMParser().parseFromString(deferStyles(html.replaceAll('<', ' <')), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
};

/** The first words in a block or in a part of it. */
function firstWords(from: unknown): string {
  if (!isObject(from)) return '';
  const own = WORDS.map((name) => valueAt(from, name));
  const inside = Object.keys(from)
    .filter((name) => !NO_CONTENT.includes(name))
    .map((name) => valueAt(from, name));
  for (const value of [...own, ...inside]) {
    const words = typeof value === 'string' ? (own.includes(value) ? toLine(value) : '') : firstWords(value);
    if (words !== '') return words;
  }
  return '';
}

/** A few words from a block, so that an editor recognises it: its title, or what stands in it first. */
export function blockSummary(block: Block): string {
  const titles = TITLES.map((path) => valueAt(block, path));
  const found = titles.find((title) => typeof title === 'string' && title.trim() !== '');
  return typeof found === 'string' ? found : firstWords(block).slice(0, LONGEST);
}
