import type { BlockType, Page, PageNode } from '../../../api/types';
import { toApiError } from '../../../lib/api/errors';
import { fetchDraft, fetchTree } from '../api';
import type { PageDraft } from '../state/types';
import { getDraft, writePage } from '../state/wire';
import { comparePages } from '../differences/compare-pages';

const flat = (tree: readonly PageNode[]): PageNode[] => tree.flatMap((node) => [node, ...flat(node.pages)]);

/** The page as the server has it now, even if someone changed its slug. */
export async function readCurrent({ id, slug }: Page): Promise<Page> {
  try {
    const page = await fetchDraft(slug);
    if (page.id === id) return page;
  } catch (thrown) {
    if (toApiError(thrown).status !== 404) throw thrown;
  }
  return fetchDraft(flat(await fetchTree()).find((node) => node.id === id)?.slug ?? slug);
}

/** Whether two drafts produce the same request. */
export const isSameWrite = (types: readonly BlockType[], one: PageDraft, other: PageDraft): boolean =>
  JSON.stringify(writePage(types, one)) === JSON.stringify(writePage(types, other));

/** Whether a page matches what was sent: the server trims and sanitises what it stores. */
export function matchesSent(types: readonly BlockType[], sent: PageDraft, page: Page): boolean {
  const stored = getDraft(page);
  const slug = sent.slug || stored.slug;
  const { fields, blocks } = comparePages(types, { ...sent, title: sent.title.trim(), slug }, stored);
  return (
    fields.length === 0 && blocks.every(({ kind }) => kind === 'same') && sent.parentId === stored.parentId
  );
}

/** A page that was created although the response got lost; null when there is none. */
export async function findCreatedPage(
  types: readonly BlockType[],
  sent: readonly PageDraft[],
): Promise<Page | null> {
  if (sent.length === 0) return null;
  const titles = sent.map(({ title }) => title.trim());
  const alike = flat(await fetchTree()).filter(({ title }) => titles.includes(title));
  for (const { slug } of alike) {
    const page = await fetchDraft(slug);
    if (page.version === 1 && sent.some((draft) => matchesSent(types, draft, page))) return page;
  }
  return null;
}
