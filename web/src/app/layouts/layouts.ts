import { Outlet } from 'react-router-dom';
import { AccountLayout } from './account-layout';
import { AdminLayout } from './admin-layout';
import { AssetsLayout } from './assets-layout';
import { PagesLayout } from './pages-layout';
import { WideLayout } from './wide-layout';

/**
 * The frames around screens. `pages` serves private and public alike: top bar, page tree, details panel.
 * `bare` screens, such as login, bring their own frame.
 */
export const layouts = {
  pages: PagesLayout,
  admin: AdminLayout,
  assets: AssetsLayout,
  account: AccountLayout,
  wide: WideLayout,
  bare: Outlet,
};

export type LayoutName = keyof typeof layouts;
