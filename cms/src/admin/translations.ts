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

/** Words that Strapi's own Dutch translation lacks, of screens that a maintainer meets. */
const MISSING = {
  'Content Manager': 'Inhoud',
  'content-manager.containers.Home.pluginHeaderTitle': 'Inhoud',
  'content-manager.actions.open-in-new-tab.label': 'In nieuw tabblad openen',
  'app.components.Logout.logout': 'Uitloggen',
  'app.components.Logout.profile': 'Profiel',
  'app.components.Select.placeholder': 'Kies',
  'app.error.chunk.title': 'Dit scherm kon niet worden geladen',
  'app.error.chunk.message':
    'Misschien start de portal net, of viel de verbinding weg. Laad de pagina opnieuw.',
  'app.error.chunk.reload': 'Pagina opnieuw laden',
  'app.session.ended.title': 'Je sessie is afgelopen',
  'app.session.ended.unsaved':
    'Je sessie is afgelopen. Wat je niet hebt bewaard, gaat verloren als je uitlogt.',
  'global.sessions.active-devices': 'Apparaten',
  'Settings.sessions.title': 'Apparaten',
  'Settings.sessions.subtitle': 'Waar je nu met dit account bent ingelogd.',
  'Settings.sessions.device': 'Apparaat',
  'Settings.sessions.loginAt': 'Ingelogd',
  'Settings.sessions.lastActiveAt': 'Laatst gebruikt',
  'Settings.sessions.actions': 'Acties',
  'Settings.sessions.current': 'Dit apparaat',
  'Settings.sessions.unknownDevice': 'Onbekend apparaat',
  'Settings.sessions.revoke': 'Uitloggen',
  'Settings.sessions.revoke.success': 'Uitgelogd',
  'Settings.sessions.revoke.confirm': 'Dit apparaat uitloggen? Daar moet je dan opnieuw inloggen.',
  'Settings.sessions.revoke.confirmCurrent': 'Dit is het apparaat dat je nu gebruikt. Je wordt uitgelogd.',
  'Settings.sessions.revokeOthers': 'Andere apparaten uitloggen',
  'Settings.sessions.revokeOthers.confirm': 'Alle andere apparaten uitloggen? Hier blijf je ingelogd.',
  'Settings.sessions.revokeOthers.success': 'Andere apparaten zijn uitgelogd',
  'Settings.sessions.revokeAll': 'Alle apparaten uitloggen',
  'Settings.sessions.revokeAll.confirm':
    'Alle apparaten uitloggen, ook dit? Daarna moet je opnieuw inloggen.',
  'Settings.permissions.users.active': 'Actief',
  'Settings.permissions.users.inactive': 'Niet actief',
  'Settings.permissions.users.roles': 'Rollen',
  'Settings.permissions.users.user-status': 'Stand',
  'Settings.permissions.users.username': 'Gebruikersnaam',
};

/** Dutch words for plugins without them, and for what Strapi says of itself. */
export const translations = {
  nl: {
    ...PANEL,
    ...MISSING,
    ...Object.fromEntries(Object.entries(SIGN_ON).map(([key, words]) => [`strapi-plugin-sso.${key}`, words])),
  },
};
