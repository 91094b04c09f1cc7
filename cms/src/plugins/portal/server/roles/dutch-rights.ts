/** Words for the rights that the screen of roles shows, by Strapi's names. */
export const RIGHTS: Record<string, string> = {
  'plugin::upload.read': 'Mediabibliotheek bekijken',
  'plugin::upload.assets.create': 'Bestanden toevoegen',
  'plugin::upload.assets.update': 'Bestanden wijzigen, vervangen en verwijderen',
  'plugin::upload.assets.download': 'Bestanden downloaden',
  'plugin::upload.assets.copy-link': 'Links naar bestanden kopiëren',
  'plugin::content-manager.single-types.configure-view': 'Weergave van enkelvoudige inhoud wijzigen',
  'plugin::content-manager.collection-types.configure-view': 'Weergave van verzamelingen wijzigen',
  'plugin::content-manager.components.configure-layout': 'Weergave van componenten wijzigen',
  'plugin::content-type-builder.read': 'Content-Type Builder bekijken',
  'plugin::strapi-plugin-sso.read': 'Kiezen wie inlogt via de eigen organisatie',
  'admin::users.create': 'Uitnodigen',
  'admin::users.read': 'Bekijken',
  'admin::users.update': 'Wijzigen',
  'admin::users.delete': 'Verwijderen',
  'admin::roles.create': 'Maken',
  'admin::roles.read': 'Bekijken',
  'admin::roles.update': 'Wijzigen',
  'admin::roles.delete': 'Verwijderen',
  'admin::project-settings.read': 'Overzicht bekijken',
};

/** Words for the headings above them. */
export const HEADINGS: Record<string, string> = {
  'single types': 'enkelvoudige inhoud',
  'collection types': 'verzamelingen',
  components: 'componenten',
  general: 'algemeen',
  assets: 'bestanden',
  'media library': 'mediabibliotheek',
  'users and roles': 'accounts en rollen',
  users: 'accounts',
  roles: 'rollen',
  project: 'overzicht',
};

/** Words for the conditions of rights. */
export const CONDITIONS: Record<string, string> = {
  'admin::is-creator': 'Is de maker',
  'admin::has-same-role-as-creator': 'Heeft dezelfde rol als de maker',
};

/** What Strapi writes about its roles, and what the screen says instead. */
export const ROLES: readonly { code: string; strapis: string; ours: string }[] = [
  {
    code: 'strapi-super-admin',
    strapis: 'Super Admins can access and manage all features and settings.',
    ours: 'Mag alles in technisch beheer.',
  },
  {
    code: 'strapi-editor',
    strapis: 'Editors can manage and publish contents including those of other users.',
    ours: 'Maakt, wijzigt en publiceert pagina’s, assets en bestanden, ook die van anderen.',
  },
  {
    code: 'strapi-author',
    strapis: 'Authors can manage the content they have created.',
    ours: 'Maakt pagina’s, assets en bestanden, en wijzigt wat die zelf maakte.',
  },
];
