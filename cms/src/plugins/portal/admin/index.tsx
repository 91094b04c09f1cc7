import { Clock, Earth, Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { extendContentManager } from './page/extend-content-manager';
import { PERMISSIONS } from './lib/panel-screen';
import { WaitForRights } from './lib/wait-for-rights';

/** Strapi warns of asynchronous functions here, though not of promises. */
const SCREENS = [
  {
    to: 'plugins/portal/overview',
    icon: Earth,
    intlLabel: { id: 'portal.overview', defaultMessage: 'Portaal' },
    permissions: PERMISSIONS.overview,
    position: 3,
    Component: () =>
      import('./overview/overview-page').then(({ OverviewPage }) => ({ default: OverviewPage })),
  },
  {
    to: 'plugins/portal/log',
    icon: Clock,
    intlLabel: { id: 'portal.log', defaultMessage: 'Logboek' },
    permissions: PERMISSIONS.log,
    position: 3.1,
    Component: () => import('./log/log-page').then(({ LogPage }) => ({ default: LogPage })),
  },
  {
    to: 'plugins/portal/mails',
    icon: Mail,
    intlLabel: { id: 'portal.mails', defaultMessage: 'Mails' },
    permissions: PERMISSIONS.mails,
    position: 3.2,
    Component: () => import('./mails/mails-page').then(({ MailsPage }) => ({ default: MailsPage })),
  },
];

/** The part of the plugin that runs in Strapi's panel. */
export default {
  register(app: StrapiApp): void {
    app.registerPlugin({ id: 'portal', name: 'Portaal', isReady: false, initializer: WaitForRights });
    for (const screen of SCREENS) app.addMenuLink(screen);
    // Opened from a mail only, so it is not in the menu.
    app.router.addRoute({
      path: 'plugins/portal/address',
      lazy: async () => ({ Component: (await import('./address/address-page')).AddressPage }),
    });
    app.widgets.register({
      id: 'overview',
      pluginId: 'portal',
      icon: Earth,
      title: { id: 'portal.overview', defaultMessage: 'Portaal' },
      permissions: PERMISSIONS.overview,
      component: async () => (await import('./overview/overview-widget')).OverviewWidget,
      link: {
        label: { id: 'portal.overview.link', defaultMessage: 'Meer' },
        href: '/plugins/portal/overview',
      },
    });
  },

  bootstrap(app: StrapiApp): void {
    extendContentManager(app);
  },
};
