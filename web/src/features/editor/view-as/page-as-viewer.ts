import type { Block, Group, Page, User } from '../../../api/types';

/** The viewer that an admin impersonates. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'group'; group: Group }
  | { kind: 'user'; user: Pick<User, 'id' | 'name' | 'email' | 'groups' | 'roles' | 'isActive'> };

export function toAsQuery(viewer: Viewer): string {
  if (viewer.kind === 'group') return `group:${viewer.group.id}`;
  return viewer.kind === 'user' ? `user:${viewer.user.id}` : 'anonymous';
}

export function viewerName(viewer: Viewer): string {
  if (viewer.kind === 'group') return `groep ${viewer.group.name}`;
  return viewer.kind === 'user' ? viewer.user.name || viewer.user.email : 'een bezoeker';
}

/** Whether a viewer sees a page at all once it is published (contract section 3). */
export function canSeePage(viewer: Viewer, page: Pick<Page, 'is_public' | 'groups'>): boolean {
  if (page.is_public) return true;
  if (viewer.kind === 'anonymous') return false;
  // Inactive users cannot log in.
  if (viewer.kind === 'user' && !viewer.user.isActive) return false;
  if (viewer.kind === 'user' && viewer.user.roles[0]?.name === 'admin') return true;
  const groups = viewer.kind === 'group' ? [viewer.group] : viewer.user.groups;
  return groups.some(
    ({ id, permissions }) => permissions.includes('view') && page.groups.some((group) => group.id === id),
  );
}

export interface PlacedBlock {
  block: Block;
  isSeen: boolean;
}

/** All blocks of the page in order, each marked visible or hidden for the viewer. */
export function mergeHidden(
  order: readonly { id: number }[],
  { blocks, hidden = [] }: Pick<Page, 'blocks' | 'hidden'>,
): PlacedBlock[] {
  const getPlace = new Map(order.map(({ id }, index) => [id, index]));
  const all = [
    ...blocks.map((block) => ({ block, isSeen: true })),
    ...hidden.map((block) => ({ block, isSeen: false })),
  ];
  const at = ({ block }: PlacedBlock) => getPlace.get(block.id) ?? order.length;
  return all.sort((a, b) => at(a) - at(b));
}

interface Reason {
  why: string;
  downloads: string[];
}

export const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Splits the reason of a block: 'Zichtbaar: …; …', in which asset titles are quoted. */
export function getReason({ because = '' }: Pick<Block, 'because'>): Reason {
  const [why = '', ...downloads] = because.replace(/^(Zichtbaar|Verborgen): /, '').split(/; (?![^‘’]*’)/);
  return { why: sentence(why), downloads: downloads.map(sentence) };
}
