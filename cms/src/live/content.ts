import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Value } from '../blocks/field';
import type { StoredBlock } from '../blocks/stored-block';
import type { PageContent } from './types';

const value: z.ZodType<Value> = z.json();

const contentSchema: z.ZodType<PageContent> = z.object({
  title: z.string(),
  isPublic: z.boolean(),
  groups: z.array(z.string()),
  blocks: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      isPrivate: z.boolean(),
      groups: z.array(z.string()),
      values: z.record(z.string(), value),
    }),
  ),
});

const EMPTY: PageContent = { title: '', isPublic: false, groups: [], blocks: [] };

/** The content that a draft or a revision keeps as text. */
export const pageContent = (stored: string | null): PageContent =>
  stored ? contentSchema.parse(JSON.parse(stored)) : EMPTY;

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
export const contentHash = (text: string): string => createHash('sha256').update(text).digest('base64url');
