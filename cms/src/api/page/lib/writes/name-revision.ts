import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit';
import { notFound } from '../../../../http/errors';
import { findRevision } from '../reads/revisions';
import { inTransaction } from './page-lock';
import { lockPage } from './page-rows';
import type { RevisionOf } from './restore-revision';

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
