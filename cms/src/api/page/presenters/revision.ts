import type { Viewer } from '../../../permissions/viewer';
import type { RevisionAnswer } from '../schemas/revision';
import { presentDraft, type Shown } from './page';

/**
 * A revision with the page as it was: its content, when it was kept and by whom. What is no content (slug, place, status,
 * the version to send along with a restore) is that of now.
 */
export function presentWholeRevision(viewer: Viewer, revision: RevisionAnswer, shown: Shown) {
  const page = { ...shown.page, updatedAt: revision.created_at, updatedBy: revision.created_by };
  return { ...revision, page: presentDraft(viewer, { ...shown, page }) };
}
