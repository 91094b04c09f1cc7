/**
 * Each action of the audit log in words: what was done, what the user did (before the name of the thing), and the kind
 * of thing. Here, because the panel and the portal share it.
 */
export const ACTION_WORDS: Partial<Record<string, readonly [done: string, did: string, kind: string]>> = {
  'auth.login': ['Ingelogd', 'logde in', 'Inloggen'],
  'auth.refuse': ['Inloggen geweigerd', 'kon niet inloggen', 'Inloggen'],
  'auth.lock': [
    'Account op slot',
    'sloot het account voor een kwartier of langer na foute wachtwoorden',
    'Inloggen',
  ],
  'auth.logout': ['Uitgelogd', 'logde uit', 'Inloggen'],
  'auth.password': ['Wachtwoord gewijzigd', 'wijzigde het eigen wachtwoord', 'Inloggen'],
  'auth.reuse': ['Verlopen sessie hergebruikt', 'gebruikte een sessie die al voorbij was', 'Inloggen'],
  'auth.forbid': ['Geen rechten', 'probeerde iets wat alleen beheerders mogen', 'Inloggen'],
  'auth.register': ['Account aangevraagd', 'vroeg een account aan', 'Inloggen'],
  'auth.confirm': ['Account bevestigd', 'bevestigde het eigen account', 'Inloggen'],
  'auth.recover': ['Nieuw wachtwoord aangevraagd', 'vroeg een nieuw wachtwoord aan', 'Inloggen'],
  'auth.reset': ['Nieuw wachtwoord gekozen', 'koos een nieuw wachtwoord', 'Inloggen'],
  'auth.email': ['E-mailadres gewijzigd', 'wijzigde het eigen mailadres', 'Inloggen'],
  'saml.refuse': ['Personeelsportaal geweigerd', 'kwam niet binnen via het personeelsportaal', 'Inloggen'],
  'user.create': ['Gebruiker gemaakt', 'maakte een account voor', 'Gebruiker'],
  'user.update': ['Gebruiker gewijzigd', 'wijzigde het account van', 'Gebruiker'],
  'user.delete': ['Gebruiker verwijderd', 'verwijderde het account van', 'Gebruiker'],
  'user.invite': ['Gebruiker uitgenodigd', 'nodigde uit:', 'Gebruiker'],
  'user.import': ['Gebruikers ingelezen', 'las een lijst gebruikers in', 'Gebruiker'],
  'group.create': ['Groep gemaakt', 'maakte de groep', 'Groep'],
  'group.update': ['Groep gewijzigd', 'wijzigde de groep', 'Groep'],
  'group.delete': ['Groep verwijderd', 'verwijderde de groep', 'Groep'],
  'group.members': ['Leden van groep gewijzigd', 'wijzigde de leden van', 'Groep'],
  'page.create': ['Pagina gemaakt', 'maakte', 'Pagina'],
  'page.update': ['Pagina gewijzigd', 'wijzigde', 'Pagina'],
  'page.publish': ['Pagina gepubliceerd', 'publiceerde', 'Pagina'],
  'page.schedule': ['Publicatie gepland', 'plande de publicatie van', 'Pagina'],
  'page.unpublish': ['Publicatie ingetrokken', 'haalde offline:', 'Pagina'],
  'page.end': ['Einde van publicatie gepland', 'plande het einde van', 'Pagina'],
  'page.preview.create': ['Voorbeeldlink gemaakt', 'maakte een voorbeeldlink van', 'Pagina'],
  'page.preview.revoke': ['Voorbeeldlink ingetrokken', 'trok een voorbeeldlink in van', 'Pagina'],
  'page.move': ['Pagina verplaatst', 'verplaatste', 'Pagina'],
  'page.delete': ['Pagina verwijderd', 'verwijderde', 'Pagina'],
  'page.restore': ['Pagina teruggezet', 'zette terug:', 'Pagina'],
  'page.remove': ['Pagina voorgoed verwijderd', 'verwijderde voorgoed:', 'Pagina'],
  'page.revision.name': ['Versie benoemd', 'gaf een naam aan een versie van', 'Pagina'],
  'page.revision.restore': ['Versie teruggezet', 'zette een versie terug van', 'Pagina'],
  'asset.create': ['Asset gemaakt', 'maakte', 'Asset'],
  'asset.update': ['Asset gewijzigd', 'wijzigde', 'Asset'],
  'asset.replace': ['Origineel vervangen', 'verving het origineel van', 'Asset'],
  'asset.restore': ['Origineel teruggezet', 'zette het origineel terug van', 'Asset'],
  'asset.delete': ['Asset verwijderd', 'verwijderde', 'Asset'],
  'asset.undelete': ['Asset teruggezet', 'zette terug:', 'Asset'],
  'asset.remove': ['Asset voorgoed verwijderd', 'verwijderde voorgoed:', 'Asset'],
  'asset.download': ['Asset gedownload', 'haalde op:', 'Asset'],
  'file.add': ['Bestand toegevoegd', 'voegde toe:', 'Bestand'],
  'file.update': ['Bestand gewijzigd', 'wijzigde', 'Bestand'],
  'file.delete': ['Bestand verwijderd', 'verwijderde', 'Bestand'],
  'file.download': ['Bestand gedownload', 'haalde op:', 'Bestand'],
  'site.update': ['Instellingen gewijzigd', 'wijzigde de instellingen van het portaal', 'Instellingen'],
  'color.create': ['Kleur toegevoegd', 'voegde de kleur toe:', 'Instellingen'],
  'color.update': ['Kleur gewijzigd', 'wijzigde de kleur', 'Instellingen'],
  'color.delete': ['Kleur verwijderd', 'verwijderde de kleur', 'Instellingen'],
  'color.move': ['Kleuren verplaatst', 'zette de kleuren in een andere volgorde', 'Instellingen'],
  'preset.create': ['Formaat toegevoegd', 'voegde het formaat toe:', 'Instellingen'],
  'preset.update': ['Formaat gewijzigd', 'wijzigde het formaat', 'Instellingen'],
  'preset.delete': ['Formaat verwijderd', 'verwijderde het formaat', 'Instellingen'],
  'synonym.create': ['Synoniem toegevoegd', 'voegde synoniemen toe', 'Instellingen'],
  'synonym.update': ['Synoniem gewijzigd', 'wijzigde synoniemen', 'Instellingen'],
  'synonym.delete': ['Synoniem verwijderd', 'verwijderde synoniemen', 'Instellingen'],
  'share.create': ['Deellink gemaakt', 'deelde met een link:', 'Deellink'],
  'share.revoke': ['Deellink ingetrokken', 'trok de deellink in:', 'Deellink'],
  'share.open': ['Deellink geopend', 'opende de deellink', 'Deellink'],
  'share.refuse': ['Deellink geweigerd', 'gaf een fout wachtwoord bij de deellink', 'Deellink'],
  'mail.send': ['Mail opnieuw verstuurd', 'verstuurde een mail opnieuw', 'Mail'],
  'maintainer.login': ['Technisch beheer: ingelogd', 'logde in bij het technisch beheer', 'Technisch beheer'],
  'maintainer.refuse': [
    'Technisch beheer: inloggen geweigerd',
    'kon niet inloggen bij het technisch beheer',
    'Technisch beheer',
  ],
  'maintainer.lock': [
    'Technisch beheer: account op slot',
    'sloot een account van het technisch beheer na foute wachtwoorden',
    'Technisch beheer',
  ],
  'maintainer.logout': [
    'Technisch beheer: uitgelogd',
    'logde uit bij het technisch beheer',
    'Technisch beheer',
  ],
};

/** An action in words; one that has none goes by its name. */
export const getActionWords = (action: string): string => ACTION_WORDS[action]?.[0] ?? action;

/** What the user did, before the name of the thing: 'publiceerde'. */
export const getVerb = (action: string): string => ACTION_WORDS[action]?.[1] ?? action;

/** The kind of thing that it was done to: 'Pagina'. */
export const getKind = (action: string): string => ACTION_WORDS[action]?.[2] ?? '';
