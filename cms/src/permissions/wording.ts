import type { Permission, Viewer, ViewerGroup } from './viewer';

/** How sentences speak of a viewer and of groups. */
export interface Wording {
  groupName: (id: string) => string;
  /** Whether the viewer stands for whoever is in one group and no other. */
  isGroup: boolean;
}

/** Permissions as what somebody may do. */
export const VERBS: Record<Permission, string> = {
  view: 'bekijken',
  'download-for-use': 'downloaden voor gebruik',
  'download-for-edit': 'downloaden voor bewerking',
};

const list = new Intl.ListFormat('nl');

/** That these groups may do something. */
export function groupsMay(groups: readonly ViewerGroup[], what: string, { groupName }: Wording): string {
  const names = list.format(groups.map(({ id }) => groupName(id)));
  return groups.length === 1 ? `groep ${names} mag ${what}` : `groepen ${names} mogen ${what}`;
}

/** That a viewer may not do something, because no group of theirs may. */
export function mayNot(viewer: Viewer, what: string, { isGroup }: Wording): string {
  if (viewer.kind === 'anonymous') return `een bezoeker mag niet ${what}`;
  return isGroup ? `deze groep mag niet ${what}` : `geen groep van deze persoon mag ${what}`;
}
