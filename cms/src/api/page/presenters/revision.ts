import type { Viewer } from '../../../permissions/viewer';
import type { RevisionAnswer } from '../schemas/revision';
import { presentDraft, type Shown } from './page';

/**
 * A revision with its content, its time and its author. Everything besides content (slug, place, status, and
 * the version to send with a restore) is current.
 */
export function presentWholeRevision(viewer: Viewer, revision: RevisionAnswer, shown: Shown) {
  const page = { ...shown.page, updatedAt: revision.created_at, updatedBy: revision.created_by };
  return { ...revision, page: presentDraft(viewer, { ...shown, page }) };
}
