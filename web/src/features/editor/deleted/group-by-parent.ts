import type { DeletedPage } from './api';

/** A deleted page, with its former parent if that is deleted too. */
export interface Relative {
  page: DeletedPage;
  parent: DeletedPage | null;
}

/** Deleted pages in order of deletion, each parent followed by its sub-pages. */
export function groupByParent(pages: readonly DeletedPage[]): Relative[] {
  const getParent = (page: DeletedPage) => pages.find(({ id }) => id === page.parent_id) ?? null;
  return pages
    .filter((page) => !getParent(page))
    .flatMap((parent) => [
      { page: parent, parent: null },
      ...pages.filter((page) => getParent(page) === parent).map((page) => ({ page, parent })),
    ]);
}
