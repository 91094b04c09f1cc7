import type { Block, BlockField, BlockType, Page } from '../../../api/types';
import type { PageDraft } from './types';
import { getId, getItems, valueAt } from './values';

/** The draft of a page from the server. */
export const getDraft = ({ title, lead, slug, parent_id, is_public, groups, blocks }: Page): PageDraft => ({
  title,
  lead,
  slug,
  groups,
  blocks,
  parentId: parent_id,
  isPublic: is_public,
});

/** Whether people have the address of a page, or will have it once it goes live as scheduled. */
export const isKnown = ({ published_at: live, scheduled_at: later }: Page): boolean =>
  live !== null || Boolean(later);

export const EMPTY_DRAFT: PageDraft = {
  title: '',
  lead: '',
  slug: '',
  parentId: null,
  isPublic: false,
  groups: [],
  blocks: [],
};

function writeValue({ kind, of = [] }: BlockField, value: unknown): unknown {
  if (kind === 'asset') return getId(value);
  if (kind === 'assets') return getItems(value).map((item) => getId(item) ?? '');
  if (kind === 'colors') return getItems(value).flatMap((item) => getId(item) ?? []);
  if (kind === 'list') return getItems(value).map((item) => writeFields(of, item));
  if (kind === 'object') return value === null ? null : writeFields(of, value);
  return value;
}

const writeFields = (fields: readonly BlockField[], from: unknown): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, writeValue(field, valueAt(from, field.name))]));

/** A block as a request sends it: references as ids, without what the server decides (contract section 2). */
export function writeBlock(types: readonly BlockType[], block: Block) {
  const { id, type, isPrivate, groups } = block;
  const fields = types.find((each) => each.type === type)?.fields ?? [];
  return { ...writeFields(fields, block), id, type, isPrivate, groups: groups.map((group) => group.id) };
}

export const writePage = (types: readonly BlockType[], draft: PageDraft) => ({
  title: draft.title,
  lead: draft.lead,
  ...(draft.slug === '' ? {} : { slug: draft.slug }),
  parent_id: draft.parentId,
  is_public: draft.isPublic,
  groups: draft.groups.map(({ id }) => id),
  blocks: draft.blocks.map((block) => writeBlock(types, block)),
});
