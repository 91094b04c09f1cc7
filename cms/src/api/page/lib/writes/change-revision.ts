import type { Core } from '@strapi/strapi';
import { audit, diffSnapshots } from '../../../../audit';
import { blockTypes } from '../../../../blocks/registry';
import { notFound, stale } from '../../../../http/errors';
import { getPageSnapshot, getStateAfter, getState } from '../../audit/snapshot';
import { findRevision } from '../reads/revisions';
import { findExistingIds, removeDeletedReferences } from '../deleted-references';
import { settlePageAnchors } from './anchors';
import { inTransaction, lockPage } from './page-rows';
import { recordRevision } from './revisions';
import { updatePage } from './save-draft';
import type { SaveOptions } from './save-page';
import { storeStepBack } from './steps-back';

interface RevisionOf {
  page: string;
  revision: unknown;
}

/**
 * Copies the content of a revision to the draft of its page. Slug, place and the live version stay as they
 * are. Throws 404 and 412.
 */
export async function restoreRevision(
  strapi: Core.Strapi,
  { page: id, revision: revisionId }: RevisionOf,
  { seenVersion, editor }: SaveOptions,
): Promise<void> {
  const known = await findExistingIds(strapi);
  await inTransaction(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page || page.deletedAt) throw notFound();
    const { revision, content: found } = await findRevision(strapi, id, revisionId);
    if (seenVersion !== null && seenVersion !== page.version) throw stale();
    const { content, anchors } = await settlePageAnchors(
      strapi,
      page,
      removeDeletedReferences(blockTypes(strapi), found, known),
    );
    await recordRevision(strapi, { page, content, author: editor }, 'restore');
    const version = page.version + 1;
    const before = getState(page);
    await updatePage(strapi, page, content, { ...anchors, version, editor });
    const after = getStateAfter(before, content, {});
    await storeStepBack(strapi, { id, version, before, after });
    const details = {
      revision: revision.id,
      number: revision.number,
      version,
      ...diffSnapshots(getPageSnapshot(before), getPageSnapshot(after)),
    };
    await audit(strapi, { action: 'page.revision.restore', subject: id, details });
  });
}

/** Sets or clears the name of a revision. Throws 404. */
export function nameRevision(
  strapi: Core.Strapi,
  { page: id, revision: revisionId }: RevisionOf,
  name: string | null,
): Promise<void> {
  return inTransaction(strapi, async () => {
    // The lock makes a save that would fold into this revision wait; it then leaves the named revision alone.
    if (!(await lockPage(strapi, id))) throw notFound();
    const { revision } = await findRevision(strapi, id, revisionId);
    const where = { documentId: revision.id };
    await strapi.db.query('api::revision.revision').updateMany({ where, data: { name } });
    const details = { revision: revision.id, number: revision.number, name };
    await audit(strapi, { action: 'page.revision.name', subject: id, details });
  });
}
