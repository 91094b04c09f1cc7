import type { Core } from '@strapi/strapi';
import { MOST_BLOCKS } from '../../../../blocks/block-input';
import { blockTypes } from '../../../../blocks/registry';
import type { BlockTypes } from '../../../../blocks/stored-block';
import { conflictAt, invalidField, notFound, stale, type FieldErrors } from '../../../../http/errors';
import { createEarlierLinkKeeper } from '../../../../blocks/stored-links';
import { anonymous } from '../../../../permissions/viewer';
import { getPublished, type PageContent } from '../../../../published';
import { getLinkTargets } from '../../../../published/link-targets';
import { listParts, mapPartsInTurn } from '../../../../published/content';
import { getOldSlugs } from '../../../../published/page-entry';
import { auditDraft } from '../../audit/drafts';
import { getStateAfter, getState, type PageState } from '../../audit/snapshot';
import { auditEnd, auditPublication } from '../../audit/publications';
import { requireAddedFields, mergeAddedFields } from '../added-fields';
import { restoreDeletedAssets } from '../deleted-references';
import { applyPageGroups, mergeBlocks } from '../merge-blocks';
import { mergeStates } from '../merge-states';
import { selectOldSlugs, SLUG_TAKEN, SYSTEM_SLUGS, withOldSlug } from '../slugs';
import type { PageInput } from '../../schemas/page-input';
import {
  changeTree,
  inTransaction,
  nextPosition,
  lockPage,
  requireParent,
  findTakenSlugs,
  type StoredPage,
} from './page-rows';
import { settlePageAnchors } from './anchors';
import { resolveEnd, applyPublication } from './publication';
import { updatePage } from './save-draft';
import { findEarlierState, storeStepBack } from './steps-back';

const TOO_MANY = `Samen met wat intussen is opgeslagen zijn dit meer dan ${MOST_BLOCKS} blokken.`;

const getErrors = (conflicts: readonly string[]): FieldErrors =>
  Object.fromEntries(
    conflicts.map((name) => {
      const what = name.startsWith('blocks.') ? 'Dit blok' : 'Dit veld';
      return [name, [`${what} is intussen ook ergens anders gewijzigd.`]];
    }),
  );

function nextContent(types: BlockTypes, before: PageContent, input: PageInput): PageContent {
  const groups = input.groups ? [...new Set(input.groups)] : before.groups;
  return {
    title: input.title ?? before.title,
    lead: input.lead ?? before.lead,
    isPublic: input.is_public ?? before.isPublic,
    groups,
    blocks: input.blocks ? mergeBlocks(before, groups, input.blocks) : applyPageGroups(before, groups),
    fields: mergeAddedFields(types, before.fields, input.fields),
  };
}

/** The sent content, completed with parts of the previous draft that editors cannot see or see in another form. */
async function restoreHiddenParts(
  strapi: Core.Strapi,
  before: PageContent,
  sent: PageContent,
): Promise<PageContent> {
  const types = blockTypes(strapi);
  const restored = await restoreDeletedAssets(strapi, types, before, sent);
  const targets = getLinkTargets(await getPublished(strapi).snapshot(), anonymous);
  const restoreLinks = await createEarlierLinkKeeper(types, listParts(before), targets);
  return mapPartsInTurn(restored, restoreLinks);
}

/** The draft as the sender wants it; for an earlier version, merged with what others changed since. Throws 412. */
async function computeNextState(
  strapi: Core.Strapi,
  page: StoredPage,
  input: PageInput,
  { seenVersion, merges }: SaveOptions,
): Promise<PageState> {
  const now = getState(page);
  const isStale = seenVersion !== null && seenVersion !== page.version;
  const base = isStale && merges ? await findEarlierState(strapi, page, now, seenVersion) : now;
  if (!base || (isStale && !merges)) throw stale();
  const sent = nextContent(blockTypes(strapi), base.content, input);
  const content = await restoreHiddenParts(strapi, base.content, sent);
  const { slug = base.slug, parent_id: parentId = base.parentId } = input;
  const mine = { slug, parentId, content };
  if (!isStale) return mine;
  const { state, conflicts } = mergeStates({ base, mine, theirs: now });
  if (conflicts.length > 0) throw stale(getErrors(conflicts));
  if (state.content.blocks.length > MOST_BLOCKS) throw invalidField('blocks', TOO_MANY);
  return state;
}

async function slugChange(strapi: Core.Strapi, page: StoredPage, { slug, old_slugs: kept }: PageInput) {
  const known = getOldSlugs(page);
  const oldSlugs = kept === undefined ? known : selectOldSlugs(known, kept);
  if (slug === undefined || slug === page.slug) return kept === undefined ? {} : { oldSlugs };
  if (SYSTEM_SLUGS.includes(page.slug)) throw invalidField('slug', 'De slug van deze pagina verandert niet.');
  if ((await findTakenSlugs(strapi, slug, page.documentId)).has(slug)) throw conflictAt('slug', SLUG_TAKEN);
  return { slug, oldSlugs: withOldSlug(oldSlugs, { before: page.slug, after: slug }, Date.now()) };
}

async function parentChange(strapi: Core.Strapi, page: StoredPage, parent: string | null | undefined) {
  if (parent === undefined || parent === (page.parent?.documentId ?? null)) return {};
  const row = await requireParent(strapi, page, parent);
  return { parent: row, position: await nextPosition(strapi, parent) };
}

export interface SaveOptions {
  /** The version that the editor saw; null when unknown. */
  seenVersion: number | null;
  /** Whether to merge with what others saved since that version, instead of refusing. */
  merges?: boolean;
  editor: string | null;
  /** Whether it may be published without its required fields. */
  allowsMissingFields?: boolean;
}

/**
 * Saves the draft of a page and applies `published_at` and `unpublish_at`; returns the page as it is then. References
 * must have been checked. The rows of its blocks, for Strapi's screens, follow later (`createRowWriter`). Throws 400,
 * 404, 409 and 412.
 */
export function savePage(
  strapi: Core.Strapi,
  id: string,
  input: PageInput,
  options: SaveOptions,
): Promise<StoredPage> {
  const { editor, allowsMissingFields } = options;
  const changesTree = input.slug !== undefined || input.parent_id !== undefined;
  const run = changesTree ? changeTree : inTransaction;
  return run(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page || page.deletedAt) throw notFound();
    const before = getState(page);
    const { content: sent, slug, parentId } = await computeNextState(strapi, page, input, options);
    const { content, anchors } = await settlePageAnchors(strapi, page, sent);
    if (input.published_at && !allowsMissingFields) requireAddedFields(blockTypes(strapi), content);
    const version = page.version + 1;
    const place = {
      ...(await slugChange(strapi, page, { ...input, slug })),
      ...(await parentChange(strapi, page, parentId)),
    };
    const publication = await applyPublication(strapi, page, content, editor, input.published_at);
    const end = await resolveEnd(strapi, page, input, publication, editor);
    const columns = { ...place, ...anchors, version, editor, ...publication, ...end };
    const saved = await updatePage(strapi, page, content, columns);
    const write = { id, version, before, after: getStateAfter(before, content, place) };
    await storeStepBack(strapi, write);
    await auditDraft(strapi, write);
    await auditPublication(strapi, page, content, publication);
    await auditEnd(strapi, page, end);
    return saved;
  });
}
