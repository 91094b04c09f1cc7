import type { Block, Hit, Page, PageNode } from '../../api/types';
import { linkPath } from '../page-tree';
import { findWords, getSearchWords, markWords } from './mark-words';
import { readBlockText } from './offline-pages';

const BEFORE = 60;
const LONGEST = 180;

/** A sentence around the first word that was found. */
function makeSnippet(text: string, words: readonly string[]): Hit['snippet'] {
  const [[first] = [0]] = findWords(text, words);
  const from = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const cut = text.slice(from, from + LONGEST);
  const parts = markWords(cut, words);
  const start = from > 0 ? [{ text: '… ', mark: false }] : [];
  const end = from + LONGEST < text.length ? [{ text: ' …', mark: false }] : [];
  return [...start, ...parts, ...end];
}

const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => findWords(text, [word]).length > 0);

function toHit(node: PageNode, crumbs: string[], home: string): Hit {
  const { id, slug, title } = node;
  return {
    kind: 'page',
    id,
    title,
    url: linkPath(node, home),
    crumbs,
    snippet: [],
    because: 'title',
    file_page: null,
    page: { id, slug, title },
    block: null,
    asset: null,
    file: null,
    files: [],
    color: null,
    can: null,
  };
}

function findBlock({ blocks }: Page, words: readonly string[]): [Block, string] | undefined {
  const texts = blocks.map((block): [Block, string] => [block, readBlockText(block)]);
  return texts.find(([, text]) => holdsAll(text, words));
}

const withParents = (tree: readonly PageNode[]): [PageNode, string[]][] =>
  tree.flatMap((node): [PageNode, string[]][] => [
    [node, []],
    ...node.pages.map((child): [PageNode, string[]] => [child, [node.title]]),
  ]);

/** Pages that were never published: only administrators have them in their tree. */
export const findDrafts = (tree: readonly PageNode[], q: string, home: string): Hit[] => {
  const words = getSearchWords(q);
  if (words.length === 0) return [];
  return withParents(tree)
    .filter(([{ status, title }]) => status === 'draft' && holdsAll(title, words))
    .map(([node, crumbs]) => toHit(node, crumbs, home));
};

/** Searches offline: titles in the tree, then the text of the pages that this browser stores. */
export function searchOffline(
  tree: readonly PageNode[],
  kept: ReadonlyMap<string, Page>,
  q: string,
  home: string,
): Hit[] {
  const words = getSearchWords(q);
  if (words.length === 0) return [];
  const nodes = withParents(tree);
  const byTitle = nodes.filter(([{ title }]) => holdsAll(title, words));
  const byText = nodes.filter(([{ title }]) => !holdsAll(title, words));
  return [
    ...byTitle.map(([node, crumbs]) => toHit(node, crumbs, home)),
    ...byText.flatMap(([node, crumbs]): Hit[] => {
      const page = kept.get(node.slug);
      const [block, text] = (page && findBlock(page, words)) ?? [];
      if (!block || text === undefined) return [];
      const hit = toHit(node, crumbs, home);
      const { id, type, slug } = block;
      const url = `${hit.url}#${slug}`;
      return [{ ...hit, url, snippet: makeSnippet(text, words), because: 'text', block: { id, type } }];
    }),
  ];
}
