import type { Core } from '@strapi/strapi';
import { hashContent, serializeContent } from '../../../../published/content';
import type { PageContent } from '../../../../published';
import { getMoment } from '../reads/revisions';
import { getHistory, type NewestRevision } from '../save-runs';
import { findEditor, type RowRef } from './page-rows';

const REVISION = 'api::revision.revision';

/** The content of a page to record; `author` is the id of a user. */
interface NewRevision {
  page: RowRef;
  content: PageContent;
  author: string | null;
}

type RevisionRef = RowRef & { contentHash: string };

interface NewestRow extends Omit<NewestRevision, 'author' | 'at'> {
  id: number;
  number: number;
  savedAt: string | null;
  createdAt: string;
  author: { documentId: string } | null;
}

// Excludes frozen drafts, which are not part of the history yet.
const findNewest = (strapi: Core.Strapi, page: RowRef): Promise<NewestRow | null> =>
  strapi.db.query(REVISION).findOne({
    select: ['id', 'number', 'kind', 'name', 'contentHash', 'savedAt', 'createdAt'],
    where: { page: page.id, number: { $notNull: true } },
    orderBy: { number: 'desc' },
    populate: { author: { select: ['documentId'] } },
  });

const numberAfter = (newest: NewestRow | null): number => (newest?.number ?? 0) + 1;

const getText = (content: PageContent) => {
  const text = serializeContent(content);
  return { content: text, contentHash: hashContent(text) };
};

async function insert(
  strapi: Core.Strapi,
  { page, content, author }: NewRevision,
  more: { kind: NewestRevision['kind']; number: number | null },
): Promise<RevisionRef> {
  const relations = { page: page.id, author: await findEditor(strapi, author) };
  const data = { ...relations, ...getText(content), ...more, savedAt: new Date().toISOString() };
  return strapi.db.query(REVISION).create({ data });
}

/** Records a publication or a restore in the history of a page. The page must be locked. */
export async function recordRevision(
  strapi: Core.Strapi,
  revision: NewRevision,
  kind: 'publish' | 'restore',
): Promise<RevisionRef> {
  const number = numberAfter(await findNewest(strapi, revision.page));
  return insert(strapi, revision, { kind, number });
}

/**
 * Records a save in the history of a page: during a run of saves, one update of one row. The page must be
 * locked.
 */
export async function recordSave(strapi: Core.Strapi, revision: NewRevision): Promise<void> {
  const newest = await findNewest(strapi, revision.page);
  const now = new Date();
  const known = newest && {
    ...newest,
    author: newest.author?.documentId ?? null,
    at: Date.parse(getMoment(newest)),
  };
  const text = getText(revision.content);
  const save = { contentHash: text.contentHash, author: revision.author, at: now.getTime() };
  const outcome = getHistory(known, save);
  if (outcome === 'new') await insert(strapi, revision, { kind: 'save', number: numberAfter(newest) });
  if (outcome !== 'fold') return;
  const where = { id: newest?.id, kind: 'save' };
  await strapi.db.query(REVISION).updateMany({ where, data: { ...text, savedAt: now.toISOString() } });
}

/**
 * Freezes a draft for a scheduled publication; it has no number, and is no part of the history, until it goes
 * live.
 */
export const freezeRevision = (strapi: Core.Strapi, revision: NewRevision): Promise<RevisionRef> =>
  insert(strapi, revision, { kind: 'publish', number: null });

/**
 * Adds a frozen draft to the history of its page, as the publication that it has become. The page must be
 * locked.
 */
export async function addFrozenToHistory(strapi: Core.Strapi, page: RowRef, revision: RowRef): Promise<void> {
  const number = numberAfter(await findNewest(strapi, page));
  await strapi.db.query(REVISION).updateMany({
    where: { id: revision.id },
    data: { number, savedAt: new Date().toISOString() },
  });
}

/** Removes a frozen draft that will not go live. */
export async function deleteFrozenRevision(strapi: Core.Strapi, { id }: RowRef): Promise<void> {
  await strapi.db.query(REVISION).delete({ where: { id } });
}
