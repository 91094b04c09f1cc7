import { createHash } from 'node:crypto';
import { z } from 'zod';
import { impliedAnchors, withAnchors } from '../blocks/anchors';
import { parseStoredAssetLink } from '../blocks/asset-links';
import { PAGE_TYPE } from '../blocks/block-types';
import type { ReplaceText, Value } from '../blocks/field';
import type { Values } from '../blocks/fields';
import { withoutSlugs, isStoredLink } from '../blocks/page-links';
import { type StoredBlock, withTexts, type BlockTypes } from '../blocks/stored-block';
import type { PageContent } from './types';
import { readStoredHtml } from '../blocks/clean-html';
import { withoutInvisible } from '../shared/invisible';
import { mapInTurn } from '../utils/take-turns';
import { isSafeUrl } from '../shared/safe-url';

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
  fields: z.record(z.string(), value).catch({}),
});

/** The content of a page that has none. */
export const EMPTY_CONTENT: PageContent = {
  title: '',
  lead: '',
  isPublic: false,
  groups: [],
  blocks: [],
  fields: {},
};

function parseStored(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

const readable = contentSchema.catch(EMPTY_CONTENT);

/** Parses the content that a draft or a revision stores as text. */
export const parseContent = (stored: string | null): PageContent =>
  stored ? readable.parse(parseStored(stored)) : EMPTY_CONTENT;

const byName = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

const sortKeys = ({ id, type, isPrivate, groups, values }: StoredBlock): StoredBlock => ({
  id,
  type,
  isPrivate,
  groups: [...groups].sort(),
  values: byName(values),
});

/**
 * Serialises a block; equal blocks give equal text. Leaves out the anchor, which depends on the title and the
 * surrounding blocks.
 */
const serializeBlock = (block: StoredBlock): string => JSON.stringify(sortKeys(block));

/** Whether two blocks are equal, even when the slug in a link changed in between. */
export const isSameBlock = (one: StoredBlock, other: StoredBlock): boolean =>
  withoutSlugs(serializeBlock(one)) === withoutSlugs(serializeBlock(other));

/** Whether two values of a field of the page say the same, as `isSameBlock`. */
export const isSameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  withoutSlugs(JSON.stringify(one ?? null)) === withoutSlugs(JSON.stringify(other ?? null));

/**
 * The stored form of content; equal content gives equal text. Omits an empty lead, anchors that titles imply and empty
 * added fields, so that older content keeps its text.
 */
export function serializeContent({ title, lead, isPublic, groups, blocks, fields }: PageContent): string {
  const implied = impliedAnchors(blocks);
  const withOwn = ({ anchor, ...block }: StoredBlock, index: number) => ({
    ...sortKeys(block),
    ...(anchor !== implied[index] && { anchor }),
  });
  return JSON.stringify({
    title,
    ...(lead !== '' && { lead }),
    isPublic,
    groups: [...groups].sort(),
    blocks: blocks.map(withOwn),
    ...(Object.keys(fields).length > 0 && { fields: byName(fields) }),
  });
}

/** A short hash of content, to compare versions. */
export const hashContent = (text: string): string =>
  createHash('sha256').update(withoutSlugs(text)).digest('base64url');

/** No block has this id. */
export const PAGE_PART = 0;

/** The added fields of a page in the form of a block, with the visibility of the page. */
export const getPagePart = ({ groups, fields }: Pick<PageContent, 'groups' | 'fields'>): StoredBlock => ({
  id: PAGE_PART,
  type: PAGE_TYPE,
  isPrivate: false,
  groups,
  values: fields,
});

/** Everything with references: the blocks of a page, and its added fields as one more. */
export const listParts = (content: PageContent): StoredBlock[] => [...content.blocks, getPagePart(content)];

/**
 * The added fields after `change` treats them as a block. Keeps only fields with a value, because `change` fills in
 * defaults.
 */
export function mapFields(
  fields: Values,
  change: (part: Pick<StoredBlock, 'type' | 'values'>) => { values: Values },
): Values {
  const { values: after } = change({ type: PAGE_TYPE, values: fields });
  return Object.fromEntries(
    Object.entries(fields).map(([name, was]) => [name, after[name] === undefined ? was : after[name]]),
  );
}

/** Content with each block changed, and its added fields as one more. */
export const mapParts = (
  content: PageContent,
  change: <T extends Pick<StoredBlock, 'type' | 'values'>>(part: T) => T,
): PageContent => ({
  ...content,
  blocks: content.blocks.map(change),
  fields: mapFields(content.fields, change),
});

/** `mapParts` for slow changes: yields to other work in between. */
export const mapPartsInTurn = async (
  content: PageContent,
  change: <T extends Pick<StoredBlock, 'type' | 'values'>>(part: T) => T,
): Promise<PageContent> => ({
  ...content,
  blocks: await mapInTurn(content.blocks, change),
  fields: mapFields(content.fields, change),
});

const cleanUrl = (url: string): string =>
  isSafeUrl(url) || isStoredLink(url) || parseStoredAssetLink(url) ? url : '';

/**
 * The readable content of a draft or a revision. Applies the current rules, so content stored before a rule
 * was tightened obeys it too.
 */
export async function readContent(types: BlockTypes, stored: string | null): Promise<PageContent> {
  const content = parseContent(stored);
  const sent = new Set<string>();
  const collect: ReplaceText = (text, kind) => {
    if (kind === 'html') sent.add(text);
    return text;
  };
  for (const block of listParts(content)) withTexts(types, block, collect);
  const cleaned = await Promise.all(
    [...sent].map(async (html) => [html, await readStoredHtml(html)] as const),
  );
  const texts = new Map(cleaned);
  const clean: ReplaceText = (text, kind) => (kind === 'html' ? (texts.get(text) ?? '') : cleanUrl(text));
  return mapPartsInTurn(content, (block) => withTexts(types, block, clean));
}
