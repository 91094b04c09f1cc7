/** Every key of the SWR cache: what the data is of, then what tells it apart from other data of that kind. */
type SwrKey =
  | ['site']
  | ['colors']
  | ['colors', 'one', id: string]
  | ['presets']
  | ['settings']
  | ['log', filters: string, page: number]
  // Pages as visitors read them, and the trees of live pages and of drafts.
  | ['page', slug: string]
  | ['guide', viewer: string]
  | ['preview', id: string, query: string]
  | ['previews', token: string]
  | ['tree', of: 'live' | 'drafts' | 'schedules']
  // Pages as editors work on them.
  | ['admin/block-types']
  | ['admin/pages', slug: string]
  | ['drafts', search: string, status: string | undefined, mine: boolean, sort: string, most: number | null]
  | ['draft-as', slug: string, viewer: string, version: number | undefined]
  | ['draft-states']
  | ['deleted-pages']
  | ['linking-pages', id: string]
  | ['linked-blocks', slug: string]
  | ['live-page', slug: string, version: number | undefined]
  | ['preview-links', id: string]
  | ['reach', id: string]
  | ['revisions', pageId: string, page: number]
  | ['revision', pageId: string, id: string, savedAt: string]
  // Searching.
  | ['likely', path: string, viewer: string]
  | ['search', 'list' | 'groups' | 'near' | 'icons', ...sought: unknown[]]
  // The library.
  | ['assets', 'page', query: object, page: number]
  | ['assets', 'counts', filters: object]
  | ['assets', 'library', query: object]
  | ['assets', 'overview']
  | ['assets', 'one' | 'read' | 'originals' | 'earlier-files' | 'uses' | 'renditions', id: string]
  | ['assets', 'links', search: string]
  | ['assets', 'tags' | 'deleted']
  // Taking files along.
  | ['basket', ...assets: string[]]
  | ['shares', page: number]
  | ['opened-share', token: string]
  // What was sought.
  | ['search-words', 'misses', page: number]
  | ['search-words', 'synonyms']
  // Programs that read along.
  | ['connections', 'api-tokens' | 'webhooks']
  | ['connections', 'deliveries', webhook: string, count: number]
  // Accounts.
  | ['users', 'list', ...filters: unknown[]]
  | ['users', 'one', id: string]
  | ['groups', 'list' | 'all']
  | ['groups', 'one' | 'usage', id: string]
  | ['groups', 'members', id: string, search: string, page: number]
  // Users to choose from: members of a group, and viewers of a draft.
  | ['groups', 'people', search: string]
  | ['viewers', search: string];

export const swrKey = <const Key extends SwrKey>(...key: Key): Key => key;

/** Whether a key is of one kind of data, whatever comes after. */
export const matchesKey = (key: unknown, kind: SwrKey[0], part?: string): key is readonly unknown[] =>
  Array.isArray(key) && key[0] === kind && (part === undefined || key[1] === part);
