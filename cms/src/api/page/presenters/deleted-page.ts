import type { PageContent, PageEntry } from '../../../published';
import type { Viewer } from '../../../permissions/viewer';
import { presentDraft, type Shown } from './page';

/** A page of the deleted list: when it went there, and by whom. */
export interface DeletedPage {
  entry: PageEntry;
  content: PageContent;
  deletedAt: string;
  deletedBy: { id: string; name: string } | null;
}

/** A page of the deleted list on the wire. */
export const presentDeletedPage = (viewer: Viewer, shown: Shown, { deletedAt, deletedBy }: DeletedPage) => ({
  ...presentDraft(viewer, shown),
  deleted_at: deletedAt,
  deleted_by: deletedBy,
});
