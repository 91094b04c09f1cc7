import type { Live, PageContent, PageEntry } from '../../../live';
import type { Viewer } from '../../../permissions/viewer';
import type { Surroundings } from './content';
import { presentDraft } from './page';

/** A page of the deleted list: when it went there, and by whom. */
export interface DeletedPage {
  entry: PageEntry;
  content: PageContent;
  deletedAt: string;
  deletedBy: { id: string; name: string } | null;
}

/** A page of the deleted list on the wire. */
export const presentDeletedPage = (
  viewer: Viewer,
  { entry, content, deletedAt, deletedBy }: DeletedPage,
  pages: Awaited<ReturnType<Live['pages']>>,
  around: Surroundings,
) => ({
  ...presentDraft(viewer, entry, content, pages, around),
  deleted_at: deletedAt,
  deleted_by: deletedBy,
});
