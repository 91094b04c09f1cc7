import { cleanKeptHtml } from '../blocks/clean-html';
import { isKeptLink } from '../blocks/page-links';
import { isSafeUrl } from '../blocks/safe-url';
import { withTexts, type BlockTypes } from '../blocks/stored-block';
import { pageContent } from './content';
import type { PageContent } from './types';

const clean = (text: string, kind: 'url' | 'html'): string => {
  if (kind === 'html') return cleanKeptHtml(text);
  return isSafeUrl(text) || isKeptLink(text) ? text : '';
};

/**
 * The readable content of a draft or a revision. Applies the current rules, so content stored before a rule
 * was tightened obeys it too.
 */
export function readContent(types: BlockTypes, stored: string | null): PageContent {
  const content = pageContent(stored);
  return { ...content, blocks: content.blocks.map((block) => withTexts(types, block, clean)) };
}
