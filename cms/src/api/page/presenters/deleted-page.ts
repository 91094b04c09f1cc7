import type { PageContent, PageEntry } from '../../../published';
import type { Viewer } from '../../../permissions/viewer';
import { presentDraft, type Shown } from './page';

/** A page on the deleted list: when it was deleted, and by whom. */
export interface DeletedPage {
  entry: PageEntry;
  content: PageContent;
  deletedAt: string;
  deletedBy: { id: string; name: string } | null;
}

/** The API form of a page on the deleted list. */
export const presentDeletedPage = (viewer: Viewer, shown: Shown, { deletedAt, deletedBy }: DeletedPage) => ({
  ...presentDraft(viewer, shown),
  deleted_at: deletedAt,
  deleted_by: deletedBy,
});
