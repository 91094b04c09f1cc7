import type { Block, BlockField, BlockType, Page } from '../../../api/types';
import { getAddedFields } from '../../../lib/added-fields';
import { getPageType } from '../blocks/get-type';
import type { PageDraft } from './types';
import { getId, getItems, valueAt } from './values';

/** The draft of a page from the server. */
export function getDraft(page: Page): PageDraft {
  const { title, lead, slug, parent_id: parentId, is_public: isPublic, groups, blocks } = page;
  return {
    title,
    lead,
    slug,
    groups,
    blocks,
    parentId,
    isPublic,
    fields: getAddedFields(page) ?? {},
  };
}

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
  fields: {},
};

/** The draft of a new page: added fields have what their schema gives them. */
export function newDraft(types: readonly BlockType[]): PageDraft {
  const { fields, defaults } = getPageType(types);
  return { ...EMPTY_DRAFT, fields: Object.fromEntries(fields.map(({ name }) => [name, defaults[name]])) };
}

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

const writeAdded = (types: readonly BlockType[], { fields }: PageDraft): Record<string, unknown> =>
  writeFields(getPageType(types).fields, fields);

/** A page as a request sends it; of the added fields those that differ from what the server has. */
export function writeChanges(types: readonly BlockType[], draft: PageDraft, stored: PageDraft) {
  const known = writeAdded(types, stored);
  const changed = Object.entries(writeAdded(types, draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  );
  return { ...Object.fromEntries(changed), ...writeOwn(types, draft) };
}

export const writePage = (types: readonly BlockType[], draft: PageDraft) => ({
  ...writeAdded(types, draft),
  ...writeOwn(types, draft),
});

const writeOwn = (types: readonly BlockType[], draft: PageDraft) => ({
  title: draft.title,
  lead: draft.lead,
  ...(draft.slug === '' ? {} : { slug: draft.slug }),
  parent_id: draft.parentId,
  is_public: draft.isPublic,
  groups: draft.groups.map(({ id }) => id),
  blocks: draft.blocks.map((block) => writeBlock(types, block)),
});
