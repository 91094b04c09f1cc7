import type { AuditSnapshot } from '../../../audit';
import type { PageContent } from '../../../published';
import { pageContent } from '../../../published/content';
import type { StoredPage } from '../lib/writes/page-rows';

// Their order says nothing, and must make no difference.
const inOrder = (groups: readonly string[]): string[] => [...groups].sort();

const getRights = ({ type, isPrivate, groups }: PageContent['blocks'][number]): AuditSnapshot => ({
  type,
  isPrivate,
  groups: inOrder(groups),
});

/** Content as the audit log tells of it: the title, and who may see what. Blocks stand in it by their ids. */
export const getContentSnapshot = ({ title, isPublic, groups, blocks }: PageContent): AuditSnapshot => ({
  title,
  is_public: isPublic,
  groups: inOrder(groups),
  ...Object.fromEntries(blocks.map((block) => [`blocks.${block.id}`, getRights(block)])),
});

/** A state of a page: its draft and where it stands. */
export interface PageState {
  slug: string;
  parentId: string | null;
  content: PageContent;
}

/** The state of a page as it is stored. */
export const getState = ({ slug, parent, draft }: StoredPage): PageState => ({
  slug,
  parentId: parent?.documentId ?? null,
  content: pageContent(draft),
});

/** Its state after a write of this content; of its place only what is given changes. */
export const stateAfter = (
  before: PageState,
  content: PageContent,
  { slug = before.slug, parent = before.parentId }: { slug?: string; parent?: string | null },
): PageState => ({ slug, parentId: parent, content });

/** A page as the audit log tells of it. */
export const getPageSnapshot = ({ slug, parentId, content }: PageState): AuditSnapshot => ({
  slug,
  parent_id: parentId,
  ...getContentSnapshot(content),
});
