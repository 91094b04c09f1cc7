import type { PageNode } from '../../api/types';

/** The tree when the server is unreachable and nothing is cached: one demo page. */
export const demoPages: PageNode[] = [
  {
    id: 'voorbeeldpagina',
    slug: 'voorbeeldpagina',
    title: 'Voorbeeldpagina',
    lead: '',
    parent_id: null,
    is_public: true,
    published_at: null,
    pages: [],
  },
];
