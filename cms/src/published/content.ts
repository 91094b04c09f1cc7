import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Value } from '../blocks/field';
import { withoutSlugs } from '../blocks/page-links';
import type { StoredBlock } from '../blocks/stored-block';
import type { PageContent } from './types';

const value: z.ZodType<Value> = z.json();

// What somebody wrote with a tool of their own may hold anything: one such row must not keep all others from being read.
// Where a right cannot be read, there is none.
const block = z.object({
  id: z.int(),
  type: z.string(),
  isPrivate: z.boolean().catch(true),
  groups: z.array(z.string()).catch([]),
  values: z.record(z.string(), value).catch({}),
});

const contentSchema = z.object({
  title: z.string().catch(''),
  isPublic: z.boolean().catch(false),
  groups: z.array(z.string()).catch([]),
  blocks: z
    .array(block.nullable().catch(null))
    .catch([])
    .transform((blocks) => blocks.filter((each) => each !== null)),
});

const EMPTY: PageContent = { title: '', isPublic: false, groups: [], blocks: [] };

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

const readable = contentSchema.catch(EMPTY);

/** The content that a draft or a revision keeps as text. */
export const pageContent = (stored: string | null): PageContent =>
  stored ? readable.parse(parsed(stored)) : EMPTY;

const inOrder = ({ id, type, isPrivate, groups, values }: StoredBlock): StoredBlock => ({
  id,
  type,
  isPrivate,
  groups: [...groups].sort(),
  values: Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/** The text of one block: the same block gives the same text. */
export const blockText = (block: StoredBlock): string => JSON.stringify(inOrder(block));

/** The text in which content is kept: the same content gives the same text. */
export const contentText = ({ title, isPublic, groups, blocks }: PageContent): string =>
  JSON.stringify({ title, isPublic, groups: [...groups].sort(), blocks: blocks.map(inOrder) });

/** A short name for content, to see whether two versions are equal. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(withoutSlugs(text)).digest('base64url');
