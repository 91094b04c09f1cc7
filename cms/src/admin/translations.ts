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

/** Dutch translations for plugins without them. */
export const translations = {
  nl: Object.fromEntries(Object.entries(SIGN_ON).map(([key, words]) => [`strapi-plugin-sso.${key}`, words])),
};
