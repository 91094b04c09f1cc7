import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Value } from '../blocks/field';
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

/** The text in which content is kept: the same content gives the same text. */
export const contentText = ({ title, isPublic, groups, blocks }: PageContent): string =>
  JSON.stringify({
    title,
    isPublic,
    groups: [...groups].sort(),
    blocks: blocks.map(({ id, type, isPrivate, groups: own, values }) => ({
      id,
      type,
      isPrivate,
      groups: [...own].sort(),
      values: Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))),
    })),
  });

/** A short name for content, to see whether two versions are equal. */
export const contentHash = (text: string): string => createHash('sha256').update(text).digest('base64url');
