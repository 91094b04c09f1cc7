import type { ComponentType } from 'react';
import type { ScreenPaths } from 'cms/shared/addresses';
import PageScreen from '../screens/guide/page-screen';
import HomeScreen from '../screens/home/home-screen';
import type { Access } from './access-rules';
import type { LayoutName } from './layouts/layouts';

/** A route of the portal; its first path is the address, the others are aliases. */
export type PortalRoute = [
  paths: [string, ...string[]],
  access: Access,
  layout: LayoutName,
  screen: Screen | LaterScreen,
];

/** A screen in the main bundle, because most visits start there. */
interface Screen {
  atOnce: ComponentType;
}

/** A screen that loads on first use. */
type LaterScreen = () => Promise<{ default: ComponentType }>;

const editorScreen = () => import('../screens/editor/page-editor-screen');

/** All routes of the portal. Most screens load on first use, so readers never download the tools. */
export const portalRoutes = ([
  home,
  editHome,
  guide,
  editPage,
  deletedPages,
  printedGuide,
  page,
  editorStart,
  preview,
  sharedPreview,
  search,
  library,
  sharedLinks,
  sharedFiles,
  elements,
  assets,
  managing,
  details,
  password,
  login,
  samlLogin,
  register,
  registered,
  recover,
  reset,
  logout,
]: ScreenPaths): PortalRoute[] => [
  [home, 'public', 'wide', { atOnce: HomeScreen }],
  [editHome, 'admin', 'pages', editorScreen],

  [guide, 'user', 'pages', () => import('../screens/guide/guide-screen')],
  [editPage, 'admin', 'pages', editorScreen],
  [deletedPages, 'admin', 'pages', () => import('../screens/editor/deleted-pages-screen')],
  [printedGuide, 'any', 'wide', () => import('../screens/guide/printed-guide-screen')],
  [page, 'any', 'pages', { atOnce: PageScreen }],
  [editorStart, 'admin', 'pages', () => import('../screens/editor/editor-start-screen')],

  [preview, 'any', 'wide', () => import('../screens/preview/page-preview-screen')],
  [sharedPreview, 'any', 'wide', () => import('../screens/preview/shared-preview-screen')],

  [search, 'any', 'wide', () => import('../screens/search/search-screen')],
  [library, 'any', 'wide', () => import('../screens/library/library-screen')],
  [sharedLinks, 'user', 'wide', () => import('../screens/shares/shared-links-screen')],
  [sharedFiles, 'any', 'bare', () => import('../screens/shares/shared-files-screen')],

  [elements, 'any', 'wide', () => import('../screens/elements/elements-screen')],

  [assets, 'admin', 'assets', () => import('../screens/assets/assets-screen')],
  [managing, 'admin', 'admin', () => import('../screens/managing-screen')],

  [details, 'user', 'account', () => import('../screens/account/details-screen')],
  [password, 'user', 'account', () => import('../screens/account/password-screen')],

  [login, 'public', 'bare', () => import('../screens/auth/login-screen')],
  [samlLogin, 'public', 'bare', () => import('../screens/auth/login-saml-screen')],
  [register, 'public', 'bare', () => import('../screens/auth/register-screen')],
  [registered, 'public', 'bare', () => import('../screens/auth/registered-screen')],
  [recover, 'public', 'bare', () => import('../screens/auth/recover-screen')],
  [reset, 'public', 'bare', () => import('../screens/auth/reset-screen')],
  [logout, 'any', 'bare', () => import('../screens/auth/logout-screen')],
  [['/404', '*'], 'any', 'wide', () => import('../screens/not-found-screen')],
];
