import { createHash } from 'node:crypto';
import { z } from 'zod';
import { impliedAnchors, withAnchors } from '../blocks/anchors';
import { getKeptAsset } from '../blocks/asset-links';
import type { ReplaceText, Value } from '../blocks/field';
import { withoutSlugs, isKeptLink } from '../blocks/page-links';
import { type StoredBlock, withTexts, type BlockTypes } from '../blocks/stored-block';
import type { PageContent } from './types';
import { readKeptHtml } from '../blocks/clean-html';
import { withoutInvisible } from '../utils/invisible';
import { isSafeUrl } from '../blocks/safe-url';

const value: z.ZodType<Value> = z.json();

// Content written with other tools may hold anything, and one bad row must not make all others unreadable. An
// unreadable right grants nothing.
const block = z.object({
  id: z.int(),
  type: z.string(),
  isPrivate: z.boolean().catch(true),
  groups: z.array(z.string()).catch([]),
  values: z.record(z.string(), value).catch({}),
  anchor: z.string().optional().catch(undefined),
});

const words = z.string().transform(withoutInvisible).catch('');

const contentSchema = z.object({
  title: words,
  lead: words,
  isPublic: z.boolean().catch(false),
  groups: z.array(z.string()).catch([]),
  blocks: z
    .array(block.nullable().catch(null))
    .catch([])
    .transform((blocks): StoredBlock[] => withAnchors(blocks.filter((each) => each !== null))),
});

const EMPTY: PageContent = { title: '', lead: '', isPublic: false, groups: [], blocks: [] };

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

const readable = contentSchema.catch(EMPTY);

/** Parses the content that a draft or a revision stores as text. */
export const pageContent = (stored: string | null): PageContent =>
  stored ? readable.parse(parsed(stored)) : EMPTY;

const inOrder = ({ id, type, isPrivate, groups, values }: StoredBlock): StoredBlock => ({
  id,
  type,
  isPrivate,
  groups: [...groups].sort(),
  values: Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/** A block as text; equal blocks give equal text. Its anchor follows from what it says and the blocks around it. */
const blockText = (block: StoredBlock): string => JSON.stringify(inOrder(block));

/** Whether two blocks say the same, also where a link's page has got another slug in between. */
export const isSameBlock = (one: StoredBlock, other: StoredBlock): boolean =>
  withoutSlugs(blockText(one)) === withoutSlugs(blockText(other));

/**
 * The stored form of content; equal content gives equal text. Without a lead it is as it was before pages had one, and
 * without the anchors that its titles imply as it was before these were kept.
 */
export function contentText({ title, lead, isPublic, groups, blocks }: PageContent): string {
  const implied = impliedAnchors(blocks);
  const withOwn = ({ anchor, ...block }: StoredBlock, index: number) => ({
    ...inOrder(block),
    ...(anchor !== implied[index] && { anchor }),
  });
  return JSON.stringify({
    title,
    ...(lead !== '' && { lead }),
    isPublic,
    groups: [...groups].sort(),
    blocks: blocks.map(withOwn),
  });
}

/** A short hash of content, to compare versions. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(withoutSlugs(text)).digest('base64url');

const cleanUrl = (url: string): string => (isSafeUrl(url) || isKeptLink(url) || getKeptAsset(url) ? url : '');

/**
 * The readable content of a draft or a revision. Applies the current rules, so content stored before a rule
 * was tightened obeys it too.
 */
export async function readContent(types: BlockTypes, stored: string | null): Promise<PageContent> {
  const content = pageContent(stored);
  const sent = new Set<string>();
  const collect: ReplaceText = (text, kind) => {
    if (kind === 'html') sent.add(text);
    return text;
  };
  for (const block of content.blocks) withTexts(types, block, collect);
  const cleaned = await Promise.all([...sent].map(async (html) => [html, await readKeptHtml(html)] as const));
  const texts = new Map(cleaned);
  const clean: ReplaceText = (text, kind) => (kind === 'html' ? (texts.get(text) ?? '') : cleanUrl(text));
  return { ...content, blocks: content.blocks.map((block) => withTexts(types, block, clean)) };
}
