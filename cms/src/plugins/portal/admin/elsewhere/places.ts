/** A screen of Strapi that the portal replaces, and where. */
export interface Place {
  /** Below the settings of Strapi's panel; sub-paths are included. */
  path: string;
  title: string;
  text: string;
  link?: { label: string; href: string };
}

const PANEL = '/beheer/plugins/portal';

/** In the order in which a maintainer looks for them. */
export const PLACES: readonly Place[] = [
  {
    path: 'users-permissions/advanced-settings',
    title: 'Zelf registreren',
    text: 'Wie zelf een account mag maken, en met welke e-maildomeinen, kiest een beheerder in de portal.',
    link: { label: 'Portaal, in Beheer', href: '/admin/site' },
  },
  {
    path: 'users-permissions/roles',
    title: 'Rechten van gebruikers',
    text: 'Wat gebruikers van de portal zien en downloaden, volgt uit hun groepen.',
    link: { label: 'Groepen, in Beheer', href: '/admin/groups' },
  },
  {
    path: 'users-permissions/email-templates',
    title: 'Teksten van mails',
    text: 'De portal heeft eigen mails met vaste teksten. De naam van de afzender kiest een beheerder.',
    link: { label: 'Portaal, in Beheer', href: '/admin/site' },
  },
  {
    path: 'email',
    title: 'Mails versturen',
    text: 'De mailserver staat in de instelling SMTP_URL. Wat wacht of niet aankwam, staat bij Mails.',
    link: { label: 'Mails', href: `${PANEL}/mails` },
  },
  {
    path: 'users-permissions/providers',
    title: 'Inloggen via de eigen organisatie',
    text: 'Dat gaat met SAML, en staat in de instellingen van de server. Het overzicht zegt wat er is ingesteld.',
    link: { label: 'Portaal', href: `${PANEL}/overview` },
  },
  {
    path: 'media-library',
    title: 'Maten van beelden',
    text: 'Beelden blijven zoals ze zijn geüpload. De portal tekent zelf de maten die schermen vragen, en de formaten die een beheerder kiest.',
    link: { label: 'Formaten, in Beheer', href: '/admin/presets' },
  },
  {
    path: 'api-tokens',
    title: 'Toegang voor andere programma’s',
    text: 'De API neemt geen sleutels van Strapi aan, wel die van een beheerder in de portal.',
    link: { label: 'Koppelingen, in Beheer', href: '/admin/connections' },
  },
  {
    path: 'admin-tokens',
    title: 'Sleutels voor technisch beheer',
    text: 'Technisch beheer neemt alleen accounts aan, geen sleutels.',
  },
  {
    path: 'webhooks',
    title: 'Webhooks',
    text: 'Die van Strapi zeggen niets van een publicatie, en sturen wel mee wat bezoekers niet mogen zien. Die van de portal voegt een beheerder toe.',
    link: { label: 'Koppelingen, in Beheer', href: '/admin/connections' },
  },
  {
    path: 'transfer-tokens',
    title: 'Een portal verplaatsen',
    text: 'Dat gaat met een back-up: npm run backup op de ene plaats, npm run restore op de andere.',
  },
  {
    path: 'internationalization',
    title: 'Talen',
    text: 'De portal is er in één taal.',
  },
  {
    path: 'list-plugins',
    title: 'Plug-ins',
    text: 'Plug-ins komen mee met de code van de portal.',
  },
];
