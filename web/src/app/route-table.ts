import type { ComponentType } from 'react';
import type { getScreenPaths } from '../../../cms/src/utils/addresses';
import PageScreen from '../screens/guide/page-screen';
import HomeScreen from '../screens/home/home-screen';
import type { Access } from './access-rules';
import type { LayoutName } from './layouts/layouts';

export interface PortalRoute {
  /** The path, followed by its aliases. */
  paths: [string, ...string[]];
  access: Access;
  layout: LayoutName;
  screen: Screen | LaterScreen;
}

/** A screen in the main bundle, because most visits start there. */
interface Screen {
  atOnce: ComponentType;
}

/** A screen that loads on first use. */
type LaterScreen = () => Promise<{ default: ComponentType }>;

const editor = () => import('../screens/editor/page-editor-screen');
const user = () => import('../screens/users/user-screen');
const group = () => import('../screens/groups/group-screen');
const preview = () => import('../screens/preview/page-preview-screen');

/** All routes of the portal. Most screens load on first use, so readers never download the tools. */
export const portalRoutes = (paths: ReturnType<typeof getScreenPaths>): PortalRoute[] => [
  {
    paths: paths.home,
    access: 'public',
    layout: 'wide',
    screen: { atOnce: HomeScreen },
  },
  { paths: paths.editHome, access: 'admin', layout: 'pages', screen: editor },

  {
    paths: paths.guide,
    access: 'user',
    layout: 'pages',
    screen: () => import('../screens/guide/guide-screen'),
  },
  { paths: paths.editPage, access: 'admin', layout: 'pages', screen: editor },
  {
    paths: paths.deletedPages,
    access: 'admin',
    layout: 'pages',
    screen: () => import('../screens/editor/deleted-pages-screen'),
  },
  {
    paths: paths.page,
    access: 'any',
    layout: 'pages',
    screen: { atOnce: PageScreen },
  },
  {
    paths: paths.editorStart,
    access: 'admin',
    layout: 'pages',
    screen: () => import('../screens/editor/editor-start-screen'),
  },

  { paths: paths.preview, access: 'any', layout: 'pages', screen: preview },
  { paths: paths.previewHome, access: 'any', layout: 'wide', screen: preview },

  {
    paths: paths.elements,
    access: 'any',
    layout: 'wide',
    screen: () => import('../screens/elements/elements-screen'),
  },

  {
    paths: paths.assets,
    access: 'admin',
    layout: 'assets',
    screen: () => import('../screens/assets/assets-screen'),
  },
  {
    paths: paths.users,
    access: 'admin',
    layout: 'admin',
    screen: () => import('../screens/users/users-screen'),
  },
  { paths: paths.user, access: 'admin', layout: 'admin', screen: user },
  {
    paths: paths.groups,
    access: 'admin',
    layout: 'admin',
    screen: () => import('../screens/groups/groups-screen'),
  },
  { paths: paths.group, access: 'admin', layout: 'admin', screen: group },

  {
    paths: paths.details,
    access: 'user',
    layout: 'account',
    screen: () => import('../screens/account/details-screen'),
  },
  {
    paths: paths.password,
    access: 'user',
    layout: 'account',
    screen: () => import('../screens/account/password-screen'),
  },

  {
    paths: paths.login,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/login-screen'),
  },
  {
    paths: paths.samlLogin,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/login-saml-screen'),
  },
  {
    paths: paths.register,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/register-screen'),
  },
  {
    paths: paths.registered,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/registered-screen'),
  },
  {
    paths: paths.recover,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/recover-screen'),
  },
  {
    paths: paths.reset,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/reset-screen'),
  },
  {
    paths: paths.logout,
    access: 'any',
    layout: 'bare',
    screen: () => import('../screens/auth/logout-screen'),
  },
  {
    paths: ['/404', '*'],
    access: 'any',
    layout: 'wide',
    screen: () => import('../screens/errors/not-found-screen'),
  },
];
