import type { ComponentType } from 'react';
import type { ScreenPaths } from '../../../cms/src/utils/addresses';
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

const editorScreen = () => import('../screens/editor/page-editor-screen');
const userScreen = () => import('../screens/users/user-screen');
const groupScreen = () => import('../screens/groups/group-screen');

/** All routes of the portal. Most screens load on first use, so readers never download the tools. */
export const portalRoutes = ([
  home,
  editHome,
  guide,
  editPage,
  deletedPages,
  page,
  editorStart,
  preview,
  elements,
  assets,
  users,
  user,
  groups,
  group,
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
  {
    paths: home,
    access: 'public',
    layout: 'wide',
    screen: { atOnce: HomeScreen },
  },
  { paths: editHome, access: 'admin', layout: 'pages', screen: editorScreen },

  {
    paths: guide,
    access: 'user',
    layout: 'pages',
    screen: () => import('../screens/guide/guide-screen'),
  },
  { paths: editPage, access: 'admin', layout: 'pages', screen: editorScreen },
  {
    paths: deletedPages,
    access: 'admin',
    layout: 'pages',
    screen: () => import('../screens/editor/deleted-pages-screen'),
  },
  {
    paths: page,
    access: 'any',
    layout: 'pages',
    screen: { atOnce: PageScreen },
  },
  {
    paths: editorStart,
    access: 'admin',
    layout: 'pages',
    screen: () => import('../screens/editor/editor-start-screen'),
  },

  {
    paths: preview,
    access: 'any',
    layout: 'wide',
    screen: () => import('../screens/preview/page-preview-screen'),
  },

  {
    paths: elements,
    access: 'any',
    layout: 'wide',
    screen: () => import('../screens/elements/elements-screen'),
  },

  {
    paths: assets,
    access: 'admin',
    layout: 'assets',
    screen: () => import('../screens/assets/assets-screen'),
  },
  {
    paths: users,
    access: 'admin',
    layout: 'admin',
    screen: () => import('../screens/users/users-screen'),
  },
  { paths: user, access: 'admin', layout: 'admin', screen: userScreen },
  {
    paths: groups,
    access: 'admin',
    layout: 'admin',
    screen: () => import('../screens/groups/groups-screen'),
  },
  { paths: group, access: 'admin', layout: 'admin', screen: groupScreen },

  {
    paths: details,
    access: 'user',
    layout: 'account',
    screen: () => import('../screens/account/details-screen'),
  },
  {
    paths: password,
    access: 'user',
    layout: 'account',
    screen: () => import('../screens/account/password-screen'),
  },

  {
    paths: login,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/login-screen'),
  },
  {
    paths: samlLogin,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/login-saml-screen'),
  },
  {
    paths: register,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/register-screen'),
  },
  {
    paths: registered,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/registered-screen'),
  },
  {
    paths: recover,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/recover-screen'),
  },
  {
    paths: reset,
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/reset-screen'),
  },
  {
    paths: logout,
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
