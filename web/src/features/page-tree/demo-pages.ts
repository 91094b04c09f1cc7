import type { PageNode } from '../../api/types';

/** The tree when nothing can be reached and nothing was kept: one page to look at. */
export const demoPages: PageNode[] = [
  {
    id: 'voorbeeldpagina',
    slug: 'voorbeeldpagina',
    title: 'Voorbeeldpagina',
    parent_id: null,
    is_public: true,
    published_at: null,
    pages: [],
  },
];
