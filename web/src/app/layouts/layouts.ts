import { Outlet } from 'react-router-dom';
import { AssetsLayout } from './assets-layout';
import { PagesLayout } from './pages-layout';
import { WideLayout } from './wide-layout';

/**
 * The layouts around screens; the later ones load on first use. `pages` serves private and public pages alike: top bar,
 * page tree, details panel. `bare` screens, such as login, bring their own layout.
 */
export const layouts = {
  pages: PagesLayout,
  admin: { later: async () => (await import('./admin-layout')).AdminLayout },
  assets: AssetsLayout,
  account: { later: async () => (await import('./account-layout')).AccountLayout },
  wide: WideLayout,
  bare: Outlet,
};

export type LayoutName = keyof typeof layouts;
