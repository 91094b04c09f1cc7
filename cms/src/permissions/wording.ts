import type { Permission, Viewer, ViewerGroup } from './viewer';

/** How sentences refer to a viewer and to groups. */
export interface Wording {
  groupName: (id: string) => string;
  /** Whether the viewer represents a member of one group and no other. */
  isGroup: boolean;
}

/** Permissions as verbs. */
export const VERBS: Record<Permission, string> = {
  view: 'bekijken',
  'download-for-use': 'downloaden voor gebruik',
  'download-for-edit': 'downloaden voor bewerking',
};

const list = new Intl.ListFormat('nl');

/** States that these groups may do something. */
export function groupsMay(groups: readonly ViewerGroup[], what: string, { groupName }: Wording): string {
  const names = list.format(groups.map(({ id }) => groupName(id)));
  return groups.length === 1 ? `groep ${names} mag ${what}` : `groepen ${names} mogen ${what}`;
}

/** States that a viewer may not do something, because none of their groups may. */
export function mayNot(viewer: Viewer, what: string, { isGroup }: Wording): string {
  if (viewer.kind === 'anonymous') return `een bezoeker mag niet ${what}`;
  return isGroup ? `deze groep mag niet ${what}` : `geen groep van deze persoon mag ${what}`;
}
