import type { ComponentType } from 'react';
import type { Site } from '../api/types';
import { homePath } from '../lib/site';
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

/** All routes of the portal. Most screens load on first use, so readers never download the tools. */
export const portalRoutes = (site: Site): PortalRoute[] => [
  {
    paths: ['/', homePath(site)],
    access: 'public',
    layout: 'wide',
    screen: { atOnce: HomeScreen },
  },
  { paths: [`${homePath(site)}/edit`], access: 'admin', layout: 'pages', screen: editor },

  {
    paths: ['/huisstijl'],
    access: 'user',
    layout: 'pages',
    screen: () => import('../screens/guide/guide-screen'),
  },
  { paths: ['/huisstijl/create', '/huisstijl/:slug/edit'], access: 'admin', layout: 'pages', screen: editor },
  {
    paths: ['/huisstijl/deleted'],
    access: 'admin',
    layout: 'pages',
    screen: () => import('../screens/editor/deleted-pages-screen'),
  },
  {
    paths: ['/huisstijl/:slug'],
    access: 'any',
    layout: 'pages',
    screen: { atOnce: PageScreen },
  },
  {
    paths: ['/edit'],
    access: 'admin',
    layout: 'pages',
    screen: () => import('../screens/editor/editor-start-screen'),
  },

  {
    paths: ['/elements'],
    access: 'any',
    layout: 'wide',
    screen: () => import('../screens/elements/elements-screen'),
  },

  {
    paths: ['/assets/:uid?'],
    access: 'admin',
    layout: 'assets',
    screen: () => import('../screens/assets/assets-screen'),
  },
  {
    paths: ['/admin/users'],
    access: 'admin',
    layout: 'admin',
    screen: () => import('../screens/users/users-screen'),
  },
  { paths: ['/admin/users/create', '/admin/users/:id'], access: 'admin', layout: 'admin', screen: user },
  {
    paths: ['/admin/groups'],
    access: 'admin',
    layout: 'admin',
    screen: () => import('../screens/groups/groups-screen'),
  },
  { paths: ['/admin/groups/create', '/admin/groups/:id'], access: 'admin', layout: 'admin', screen: group },

  {
    paths: ['/account/details'],
    access: 'user',
    layout: 'account',
    screen: () => import('../screens/account/details-screen'),
  },
  {
    paths: ['/account/password'],
    access: 'user',
    layout: 'account',
    screen: () => import('../screens/account/password-screen'),
  },

  {
    paths: ['/login', '/session/login'],
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/login-screen'),
  },
  {
    paths: ['/login/saml', '/session/login-saml'],
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/login-saml-screen'),
  },
  {
    paths: ['/register', '/session/register'],
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/register-screen'),
  },
  {
    paths: ['/registered', '/session/registered'],
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/registered-screen'),
  },
  {
    paths: ['/password/recover', '/session/password/recover'],
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/recover-screen'),
  },
  {
    paths: ['/password/reset', '/session/password/reset'],
    access: 'public',
    layout: 'bare',
    screen: () => import('../screens/auth/reset-screen'),
  },
  {
    paths: ['/logout', '/session/logout'],
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
