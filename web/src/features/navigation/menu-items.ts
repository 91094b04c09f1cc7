import type { Site } from '../../api/types';
import type { Session } from '../../lib/session/use-session';
import { homePath } from '../../lib/site';

interface MainMenuItem {
  label: string;
  to: string;
  /** Paths on which the item is the current one. */
  current: RegExp;
}

/** The main menu: reading for everyone, tools for admins. */
export function mainMenu(
  site: Site,
  { seemsAdmin }: Pick<Session, 'seemsAdmin'>,
  guide: string,
): MainMenuItem[] {
  if (!seemsAdmin) {
    return [
      { label: 'Home', to: '/', current: /^\/($|wij-zijn-)/ },
      { label: 'Huisstijl', to: guide, current: /^\/huisstijl(\/|$)/ },
    ];
  }
  return [
    { label: 'Home bewerken', to: `${homePath(site)}/edit`, current: /^\/($|wij-zijn-)/ },
    { label: 'Huisstijl bewerken', to: '/huisstijl/huisstijl/edit', current: /^\/huisstijl(\/|$)/ },
    { label: 'Assets', to: '/assets', current: /^\/assets(\/|$)/ },
    { label: 'Beheer', to: '/admin/users', current: /^\/admin(\/|$)/ },
  ];
}
