import type { AuditSnapshot } from '../../../audit';
import type { PageContent } from '../../../published';
import { parseContent } from '../../../published/content';
import type { StoredPage } from '../lib/writes/page-rows';
import type { PageColumns } from '../lib/writes/save-draft';

// Their order is arbitrary and must not show up as a difference.
const sortGroups = (groups: readonly string[]): string[] => [...groups].sort();

const getRights = ({ type, isPrivate, groups }: PageContent['blocks'][number]): AuditSnapshot => ({
  type,
  isPrivate,
  groups: sortGroups(groups),
});

/** The snapshot of content for the audit log: the title and the visibility. Blocks are listed by id. */
export const getContentSnapshot = ({ title, isPublic, groups, blocks }: PageContent): AuditSnapshot => ({
  title,
  is_public: isPublic,
  groups: sortGroups(groups),
  ...Object.fromEntries(blocks.map((block) => [`blocks.${block.id}`, getRights(block)])),
});

/** The state of a page: its draft and its place. */
export interface PageState {
  slug: string;
  parentId: string | null;
  content: PageContent;
}

/** The state of a page as stored. */
export const getState = ({ slug, parent, draft }: StoredPage): PageState => ({
  slug,
  parentId: parent?.documentId ?? null,
  content: parseContent(draft),
});

/** The state after a write of this content; omitted parts of the place stay the same. */
export const getStateAfter = (
  before: PageState,
  content: PageContent,
  { slug = before.slug, parent }: Pick<PageColumns, 'slug' | 'parent'>,
): PageState => ({
  slug,
  parentId: parent === undefined ? before.parentId : (parent?.documentId ?? null),
  content,
});

export const getPageSnapshot = ({ slug, parentId, content }: PageState): AuditSnapshot => ({
  slug,
  parent_id: parentId,
  ...getContentSnapshot(content),
});
