import { Outlet } from 'react-router-dom';
import { Frame } from './frame';
import { PagesLayout } from './pages-layout';

/**
 * The layouts around screens; the later ones load on first use. `pages` serves private and public pages alike: top bar,
 * page tree, details panel. `assets` is full width, and so is `wide`, which is public. `bare` screens, such as login, bring their own layout.
 */
export const layouts = {
  pages: PagesLayout,
  admin: { later: async () => (await import('./admin-layout')).AdminLayout },
  assets: () => <Frame />,
  account: { later: async () => (await import('./account-layout')).AccountLayout },
  wide: () => <Frame footer />,
  bare: Outlet,
};

export type LayoutName = keyof typeof layouts;
