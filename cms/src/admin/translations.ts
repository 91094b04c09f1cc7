/** Texts of the plugin that stores who may log in through single sign-on. */
const SIGN_ON = {
  'plugin.name': 'Inloggen van onderhouders',
  'page.title': 'Wie mag inloggen via de eigen organisatie, en met welke rollen',
  'page.notes': 'Dit geldt voor wie hierna voor het eerst inlogt.',
  'page.save': 'Bewaren',
  'page.save.success': 'Bewaard',
  'page.save.error': 'Bewaren is niet gelukt.',
  'page.cancel': 'Annuleren',
  'page.ok': 'Ja',
  'tab.roles': 'Rollen',
  'tab.whitelist': 'Lijst',
  'tab.whitelist.error.unique': 'Dit e-mailadres staat al op de lijst.',
  'tab.whitelist.enabled': 'Alleen wie op deze lijst staat, mag naar binnen.',
  'tab.whitelist.disabled': 'De lijst staat uit.',
  'tab.whitelist.description': 'Voeg het e-mailadres toe waarmee iemand bij de eigen organisatie inlogt.',
  'tab.whitelist.table.no': 'Nr.',
  'tab.whitelist.table.email': 'E-mailadres',
  'tab.whitelist.table.created': 'Toegevoegd',
  'tab.whitelist.delete.title': 'Verwijderen',
  'tab.whitelist.delete.description': 'Van de lijst halen?',
};

/** What the panel says of itself: it belongs to the portal, not to its maker. */
const PANEL = {
  'Auth.form.welcome.title': 'Technisch beheer',
  'Auth.form.welcome.subtitle': 'Log in met je account voor technisch beheer',
  'Auth.form.email.placeholder': 'naam@ziekenhuis.nl',
  'app.components.LeftMenu.navbrand.title': 'Technisch beheer',
  'app.components.LeftMenu.navbrand.workplace': 'Portaal',
  'Settings.permissions.users.listview.header.subtitle': 'Iedereen die in technisch beheer kan',
};

/** Dutch words for plugins without them, and for what Strapi says of itself. */
export const translations = {
  nl: {
    ...PANEL,
    ...Object.fromEntries(Object.entries(SIGN_ON).map(([key, words]) => [`strapi-plugin-sso.${key}`, words])),
  },
};
