import { z } from 'zod';
import { ANCHOR_READERS, type OldAnchor } from '../blocks/anchors';
import {
  getAssets,
  getColors,
  getPageTargets,
  getOrnaments,
  type BlockTypes,
  type StoredBlock,
} from '../blocks/stored-block';
import { getPagePart, parseContent } from './content';
import { intern } from '../utils/intern';
import { mapInTurn } from '../utils/take-turns';
import type { PageContent } from './types';

/** The parts of a page version that rights and usage depend on. */
export interface VersionSummary {
  title: string;
  lead: string;
  isPublic: boolean;
  groups: readonly string[];
  /** Its blocks, and `getPagePart` as one more where that refers to something. */
  blocks: readonly {
    id: number;
    type: string;
    isPrivate: boolean;
    groups: readonly string[];
    assets: readonly string[];
    /** Those of them that only adorn it. */
    ornaments: readonly string[];
    /** The tokens of the colours that its settings name. */
    colors: readonly string[];
    /** The targets of its links to pages; see `getTarget`. */
    links: readonly string[];
  }[];
}

/** A former slug of a page, and until when it applied, in milliseconds. */
export interface OldSlug {
  slug: string;
  until: number;
}

// A row written with other tools may hold anything.
const oldSlugList = z.array(z.object({ slug: z.string(), until: z.number() })).catch([]);

/** The former slugs in a row, the most recent one last. */
export const getOldSlugs = ({ oldSlugs }: { oldSlugs: unknown }): OldSlug[] => oldSlugList.parse(oldSlugs);

const oldAnchorList = z
  .array(z.object({ block: z.int(), anchor: z.string(), seenBy: z.enum(ANCHOR_READERS).catch('admins') }))
  .catch([]);

/** The former anchors of the blocks of a page in a row, the most recent one last. */
export const getOldAnchors = ({ oldAnchors }: { oldAnchors: unknown }): OldAnchor[] =>
  oldAnchorList.parse(oldAnchors);

/** A page that is not deleted: its place, its draft, and summaries of its live and scheduled versions. */
export interface PageEntry {
  id: string;
  slug: string;
  oldSlugs: readonly OldSlug[];
  oldAnchors: readonly OldAnchor[];
  parentId: string | null;
  position: number;
  version: number;
  updatedAt: string;
  updatedBy: { id: string; name: string } | null;
  draft: VersionSummary;
  /** Hash of the draft's content. */
  draftHash: string | null;
  live: (VersionSummary & { revisionId: string; publishedAt: string }) | null;
  scheduled: (VersionSummary & { revisionId: string; at: string }) | null;
  /** When it goes offline by itself. */
  unpublishAt: string | null;
  status: 'draft' | 'published' | 'modified';
}

/** A row of api::page.page without its contents, populated by `placeQuery`. */
export interface PagePlaceRow {
  documentId: string;
  slug: string;
  oldSlugs: unknown;
  oldAnchors: unknown;
  position: number;
  version: number;
  updatedAt: string;
  contentHash: string | null;
  publishedOn: string | null;
  scheduledAt: string | null;
  unpublishAt: string | null;
  parent: { documentId: string } | null;
  editor: { documentId: string; firstName: string | null; lastName: string | null; email: string } | null;
  liveRevision: { documentId: string; contentHash: string } | null;
  scheduledRevision: { documentId: string } | null;
}

/** A row of api::page.page, populated by `entryQuery`. */
export interface PageRow extends PagePlaceRow {
  draft: string | null;
  liveRevision: { documentId: string; content: string; contentHash: string } | null;
  scheduledRevision: { documentId: string; content: string } | null;
}

/** First and last name, or the address when both are empty. */
export const displayName = (user: {
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string => [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;

/** The columns of a user that `presentPerson` needs. */
export const PERSON = { select: ['documentId', 'firstName', 'lastName', 'email'] };

/** A user as named in a response; null when there is none. */
export const presentPerson = (user: PageRow['editor']): { id: string; name: string } | null =>
  user && { id: user.documentId, name: displayName(user) };

/** Select and populate for a `PagePlaceRow`. */
export const placeQuery = {
  select: [
    'documentId',
    'slug',
    'oldSlugs',
    'oldAnchors',
    'position',
    'version',
    'updatedAt',
    'contentHash',
    'publishedOn',
    'scheduledAt',
    'unpublishAt',
  ],
  populate: {
    parent: { select: ['documentId'] },
    editor: PERSON,
    liveRevision: { select: ['documentId', 'contentHash'] },
    scheduledRevision: { select: ['documentId'] },
  },
};

/** Select and populate for a `PageRow`. */
export const entryQuery = {
  select: [...placeQuery.select, 'draft'],
  populate: {
    ...placeQuery.populate,
    liveRevision: { select: ['documentId', 'content', 'contentHash'] },
    scheduledRevision: { select: ['documentId', 'content'] },
  },
};

const iso = (moment: string | Date): string => new Date(moment).toISOString();

type PartSummary = VersionSummary['blocks'][number];

const summarizePart = (types: BlockTypes, block: StoredBlock): PartSummary => ({
  id: block.id,
  type: types.get(block.type)?.type ?? block.type,
  isPrivate: block.isPrivate,
  groups: intern(block.groups),
  assets: intern(getAssets(types, block)),
  ornaments: intern(getOrnaments(types, block)),
  colors: intern(getColors(types, block)),
  links: intern(getPageTargets(types, block)),
});

const hasReferences = ({ assets, colors, links }: PartSummary): boolean =>
  assets.length + colors.length + links.length > 0;

/** The summary of the content of a version. */
export const summarize = async (types: BlockTypes, content: PageContent): Promise<VersionSummary> => ({
  title: content.title,
  lead: content.lead,
  isPublic: content.isPublic,
  groups: intern(content.groups),
  blocks: [
    ...(await mapInTurn(content.blocks, (block) => summarizePart(types, block))),
    ...[summarizePart(types, getPagePart(content))].filter(hasReferences),
  ],
});

/**
 * Summarises contents. Most drafts equal the live version word for word, so equal texts are parsed and kept
 * once.
 */
function createSummaries(types: BlockTypes): (text: string | null) => Promise<VersionSummary> {
  const made = new Map<string | null, VersionSummary>();
  return async (text) => {
    const known = made.get(text) ?? (await summarize(types, parseContent(text)));
    made.set(text, known);
    return known;
  };
}

/** The status of a row's draft compared with what visitors see. */
export const getStatus = ({
  liveRevision: live,
  contentHash,
}: Pick<PageRow, 'contentHash'> & { liveRevision: { contentHash: string } | null }): PageEntry['status'] =>
  !live ? 'draft' : live.contentHash === contentHash ? 'published' : 'modified';

/** A page that is not deleted, without its contents. */
export interface PagePlace extends Omit<PageEntry, 'draft' | 'live' | 'scheduled'> {
  live: { publishedAt: string } | null;
  scheduled: { at: string } | null;
}

/** A page without its contents, from its row. */
export const getPlace = (row: PagePlaceRow): PagePlace => ({
  id: row.documentId,
  slug: row.slug,
  oldSlugs: getOldSlugs(row),
  oldAnchors: getOldAnchors(row),
  parentId: row.parent?.documentId ?? null,
  position: row.position,
  version: row.version,
  updatedAt: iso(row.updatedAt),
  updatedBy: presentPerson(row.editor),
  draftHash: row.contentHash,
  status: getStatus(row),
  live: row.liveRevision && row.publishedOn ? { publishedAt: iso(row.publishedOn) } : null,
  scheduled: row.scheduledRevision && row.scheduledAt ? { at: iso(row.scheduledAt) } : null,
  unpublishAt: row.unpublishAt && iso(row.unpublishAt),
});

/** A page from its row. */
export async function summarizePage(types: BlockTypes, row: PageRow): Promise<PageEntry> {
  const { liveRevision: live, scheduledRevision: scheduled } = row;
  const summary = createSummaries(types);
  const place = getPlace(row);
  return {
    ...place,
    draft: await summary(row.draft),
    live:
      live && place.live
        ? { ...(await summary(live.content)), revisionId: live.documentId, ...place.live }
        : null,
    scheduled:
      scheduled && place.scheduled
        ? { ...(await summary(scheduled.content)), revisionId: scheduled.documentId, ...place.scheduled }
        : null,
  };
}

/** The entry of a row that reuses the contents of a known entry; null when these differ. */
export function reuseEntry(row: PagePlaceRow, known: PageEntry | undefined): PageEntry | null {
  const place = getPlace(row);
  const liveId = place.live && (row.liveRevision?.documentId ?? null);
  const scheduledId = place.scheduled && (row.scheduledRevision?.documentId ?? null);
  const hasSame =
    known?.draftHash === row.contentHash &&
    (known.live?.revisionId ?? null) === liveId &&
    (known.scheduled?.revisionId ?? null) === scheduledId;
  if (!hasSame) return null;
  const { draft, live, scheduled } = known;
  return {
    ...place,
    draft,
    live: live && place.live ? { ...live, ...place.live } : null,
    scheduled: scheduled && place.scheduled ? { ...scheduled, ...place.scheduled } : null,
  };
}
