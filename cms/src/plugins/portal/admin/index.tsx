import { Clock, Earth, Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { extendContentManager } from './page/extend-content-manager';
import { PERMISSIONS } from './lib/panel-screen';

const SCREENS = [
  {
    to: 'plugins/portal/overview',
    icon: Earth,
    intlLabel: { id: 'portal.overview', defaultMessage: 'Portaal' },
    permissions: PERMISSIONS.overview,
    position: 3,
    Component: async () => ({ default: (await import('./overview/overview-page')).OverviewPage }),
  },
  {
    to: 'plugins/portal/log',
    icon: Clock,
    intlLabel: { id: 'portal.log', defaultMessage: 'Logboek' },
    permissions: PERMISSIONS.log,
    position: 3.1,
    Component: async () => ({ default: (await import('./log/log-page')).LogPage }),
  },
  {
    to: 'plugins/portal/mails',
    icon: Mail,
    intlLabel: { id: 'portal.mails', defaultMessage: 'Mails' },
    permissions: PERMISSIONS.mails,
    position: 3.2,
    Component: async () => ({ default: (await import('./mails/mails-page')).MailsPage }),
  },
];

/** The part of the plugin that runs in Strapi's panel. */
export default {
  register(app: StrapiApp): void {
    app.registerPlugin({ id: 'portal', name: 'Portaal' });
    for (const screen of SCREENS) app.addMenuLink(screen);
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
