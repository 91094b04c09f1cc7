/** The tags of the API, by the first segment of a path, in the order in which they are best learned. */
const NOUNS: Record<string, { name: string; description: string }> = {
  '': { name: 'Start', description: 'Where to begin.' },
  auth: { name: 'Login', description: 'Logging in and out, and accounts that people make themselves.' },
  profile: { name: 'Profile', description: "The caller's own account." },
  site: { name: 'Site', description: 'What a client shows before it knows anything else.' },
  colors: { name: 'Colours', description: 'The colours of the house style.' },
  presets: { name: 'Presets', description: 'The formats in which pictures can be downloaded.' },
  tokens: { name: 'Design tokens', description: 'The colours in the formats of programs.' },
  pages: {
    name: 'Pages',
    description: 'Pages with their blocks: what visitors read, and the drafts behind it.',
  },
  'block-types': { name: 'Block types', description: 'What blocks can be made of.' },
  search: { name: 'Search', description: 'Finding pages, assets and files.' },
  assets: { name: 'Assets', description: 'Logos, pictures, films and documents, with their files.' },
  library: { name: 'Library', description: 'The assets that a reader may view.' },
  files: { name: 'Files', description: 'Downloads of single files.' },
  downloads: { name: 'Downloads', description: 'Many files at once, as a zip.' },
  shares: { name: 'Shares', description: 'Addresses at which people without an account fetch files.' },
  groups: { name: 'Groups', description: 'Groups of users, and what they permit.' },
  users: { name: 'Users', description: 'Everybody who can log in.' },
  webhooks: { name: 'Webhooks', description: 'Who is told what changed, and what was sent.' },
  'api-tokens': { name: 'API tokens', description: 'Programs call with them.' },
  audit: { name: 'Audit log', description: 'Who did what, when and from where.' },
  'openapi.json': { name: 'Description', description: 'This document.' },
};

/** The tag of a path; reads for administrators share the tag of the other reads. */
export function getTag(path: string): string {
  const [noun = ''] = path.split('/').filter((word) => word !== '' && word !== 'admin');
  return NOUNS[noun]?.name ?? noun;
}

export const describedTags = (used: ReadonlySet<string>) =>
  Object.values(NOUNS).filter(({ name }) => used.has(name));
