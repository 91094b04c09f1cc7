import type { Asset, Group, Page, PageNode, Pagination, Site, User } from '../api/types';
import { Refusal, type Answers } from './test-server';

export const SITE: Site = {
  title: 'Corporate Identity Manager',
  productName: 'Noorderlicht',
  productSlug: 'noorderlicht',
  oldProductSlugs: ['morgenlicht'],
  logo: null,
  logoDark: null,
  ornament: 'mark',
  ornamentImage: null,
  palette: {},
  samlProviders: [],
  registrationOpen: true,
  sharing: 'staff',
  contact: { name: 'Team Communicatie', email: '', phone: '', text: '' },
  footerLinks: [],
  embedHosts: ['www.youtube-nocookie.com'],
};

export const GROUP: Group = { id: 'g1', name: 'Medewerkers', permissions: ['view'] };

export const USER: User = {
  id: 'u1',
  firstName: 'Kim',
  lastName: 'Mos',
  name: 'Kim Mos',
  email: 'kim.mos@noorderlicht.example',
  description: '',
  roles: [{ name: 'user' }],
  groups: [GROUP],
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
};

export const ASSET: Asset = {
  id: 'a1',
  title: 'Het logo',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: true },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files: [],
  tags: [],
};

export const makeNode = (slug: string, title: string): PageNode => ({
  id: slug,
  slug,
  title,
  lead: '',
  is_public: true,
  parent_id: null,
  published_at: '2026-01-01T12:00:00.000Z',
  status: 'published',
  pages: [],
});

export const makePage = (slug: string, title: string): Page => ({
  ...makeNode(slug, title),
  groups: [],
  blocks: [],
  old_slugs: [],
  version: 1,
  updated_at: '2026-01-01T12:00:00.000Z',
  updated_by: null,
});

const NODES = [
  makeNode('home', 'Wij zijn Noorderlicht'),
  makeNode('huisstijl', 'Huisstijl'),
  makeNode('logo', 'Logo'),
  makeNode('social-media', 'Sociale media'),
];

const meta = (total: number): { pagination: Pagination; next: null } => ({
  next: null,
  pagination: { page: 1, pageSize: 25, pageCount: 1, total },
});

export const listOf = <T>(...data: T[]) => ({ data, meta: meta(data.length) });

export const NOTHING: { data: never[]; meta: { pagination: Pagination; next: null } } = {
  data: [],
  meta: meta(0),
};

export const findPage = (slug: string): Page =>
  makePage(slug, NODES.find((node) => node.slug === slug)?.title ?? 'Een pagina');

/** The only word of a path that says which one is meant. */
const getLast = (path: string): string => path.split('/').at(-1) ?? '';

/** No field was added to pages. */
const PAGE_TYPE = {
  ...{ type: 'api::page.page', label: 'Pagina', description: '' },
  ...{ fields: [], defaults: {}, options: {} },
};

const ASSET_COUNTS = {
  ...{ all: 1, private: 0, used: 0, unused: 1, undescribed: 0 },
  kinds: { image: 1, video: 0, document: 0, editable: 0 },
};

/** What a small portal answers. */
export const ANSWERS: Answers = {
  'GET /pages/map': { data: NODES },
  'GET /pages/{id}': ({ path }) => ({ data: findPage(getLast(path)) }),
  'GET /library': NOTHING,
  'GET /shares': NOTHING,
  'POST /shares/{token}/open': new Refusal(404, 'Deze link is er niet meer.'),
  'POST /auth/logout': null,

  'GET /admin/pages': NOTHING,
  'GET /admin/pages/map': { data: NODES },
  'GET /admin/pages/deleted': NOTHING,
  'GET /admin/pages/{slug}': ({ path }) => ({ data: findPage(getLast(path)) }),
  'GET /admin/block-types': { data: [], meta: { page: PAGE_TYPE } },
  'PUT /admin/pages/{id}/presence': { data: [] },

  'GET /assets': listOf(ASSET),
  'GET /assets/{id}': { data: ASSET, meta: { collection: null, logo: null } },
  'GET /admin/assets/counts': { data: ASSET_COUNTS },
  'GET /admin/assets/tags': { data: [] },
  'GET /users': listOf(USER),
  'GET /users/{id}': { data: USER },
  'GET /groups': listOf(GROUP),
  'GET /groups/{id}': { data: GROUP },
  'GET /groups/{id}/usage': { data: { members: 1, pages: [] } },
  'GET /colors': NOTHING,
  'GET /presets': NOTHING,
  'GET /admin/search/misses': NOTHING,
  'GET /admin/search/synonyms': NOTHING,
  'GET /admin/api-tokens': NOTHING,
  'GET /admin/webhooks': NOTHING,
  'GET /admin/audit': NOTHING,
};
