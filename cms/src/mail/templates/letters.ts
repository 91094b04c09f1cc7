import { getEnv } from '../../../config/env';

/** The content of a mail, from which both its text and its HTML are made. */
export interface Letter {
  /** Its purpose in one word: the only thing that the log says about it. */
  kind: string;
  subject: string;
  /** Paragraphs above the link. */
  opening: readonly string[];
  link: { label: string; url: string };
  /** Paragraphs below it. */
  closing: readonly string[];
}

/** The plain text of a mail, with its link on a line of its own. */
export const getText = ({ opening, link, closing }: Letter): string =>
  [...opening, `${link.label}:\n${link.url}`, ...closing].join('\n\n') + '\n';

const address = (path: string): string => `${getEnv().publicUrl}${path}`;

// Line breaks in a name could forge paragraphs.
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();

const HALLO = 'Hallo,';

/**
 * To the address of a registration. It contains no name: anyone who registers could use that to send their
 * own text in the portal's name.
 */
export const confirmLetter = (productName: string, url: string): Letter => ({
  kind: 'register',
  subject: `Bevestig je account voor de huisstijl van ${productName}`,
  opening: [
    HALLO,
    `Met dit e-mailadres is een account aangevraagd voor de huisstijl van ${productName}. Was jij dat? Bevestig het dan met het wachtwoord dat je koos.`,
  ],
  link: { label: 'Bevestig je account', url },
  closing: [
    'De link werkt 24 uur, en één keer.',
    'Heb je geen account aangevraagd? Dan hoef je niets te doen.',
  ],
});

/** To the owner of an account whose address is used in a registration. */
export const addressTakenLetter = (productName: string): Letter => ({
  kind: 'register',
  subject: `Je hebt al een account voor de huisstijl van ${productName}`,
  opening: [
    HALLO,
    `Met dit e-mailadres is een account aangevraagd voor de huisstijl van ${productName}, maar je hebt er al een. Log in met je eigen wachtwoord.`,
  ],
  link: { label: 'Log in', url: address('/login') },
  closing: [
    `Wachtwoord vergeten? Vraag een nieuw aan op ${address('/password/recover')}.`,
    'Lukt het niet? Vraag dan een beheerder van de huisstijl om hulp.',
    'Heb je geen account aangevraagd? Dan hoef je niets te doen.',
  ],
});

export const recoverLetter = (productName: string, url: string): Letter => ({
  kind: 'recover',
  subject: `Kies een nieuw wachtwoord voor de huisstijl van ${productName}`,
  opening: [
    HALLO,
    `Voor je account bij de huisstijl van ${productName} is een nieuw wachtwoord aangevraagd. Kies het met deze link.`,
  ],
  link: { label: 'Kies een nieuw wachtwoord', url },
  closing: [
    'De link werkt 60 minuten, en één keer. Vraag je er nog een aan, dan werkt alleen de nieuwste.',
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  ],
});

/** To the new address that a user entered for their account. */
export const addressLetter = (productName: string, url: string): Letter => ({
  kind: 'address',
  subject: `Bevestig je nieuwe e-mailadres voor de huisstijl van ${productName}`,
  opening: [
    HALLO,
    `Dit is het nieuwe e-mailadres van een account bij de huisstijl van ${productName}. Heb jij dat gewijzigd? Bevestig het dan.`,
  ],
  link: { label: 'Bevestig je e-mailadres', url },
  closing: [
    'De link werkt 24 uur, en één keer. Tot dan log je in met je oude adres.',
    'Heb je niets gewijzigd? Dan hoef je niets te doen.',
  ],
});

/** To the current address of an account whose address is about to change. */
export const addressNoticeLetter = (productName: string, url: string): Letter => ({
  kind: 'address',
  subject: `Er is een ander e-mailadres gevraagd voor je account bij ${productName}`,
  opening: [
    HALLO,
    `Voor je account bij de huisstijl van ${productName} is een ander e-mailadres opgegeven. Was jij dat? Dan hoef je hier niets te doen: bevestig het met de mail op je nieuwe adres.`,
    'Was jij dat niet? Kies dan meteen een nieuw wachtwoord. Het andere adres vervalt, en iedereen wordt uitgelogd.',
  ],
  link: { label: 'Kies een nieuw wachtwoord', url },
  closing: ['De link werkt 24 uur, en één keer.'],
});

/** To a user whose account was created by an admin. */
export const inviteLetter = (productName: string, firstName: string, url: string): Letter => ({
  kind: 'invite',
  subject: `Je hebt een account voor de huisstijl van ${productName}`,
  opening: [
    `Hallo ${oneLine(firstName)},`,
    `Er is een account voor je gemaakt bij de huisstijl van ${productName}. Je logt in met dit e-mailadres. Kies eerst je wachtwoord.`,
  ],
  link: { label: 'Kies je wachtwoord', url },
  closing: [
    'De link werkt 7 dagen, en één keer.',
    `Is de link verlopen? Vraag een nieuwe aan op ${address('/password/recover')}.`,
  ],
});

/** To each admin, when a webhook is switched off; `host` is where it went. */
export const webhookOffLetter = (productName: string, host: string): Letter => ({
  kind: 'webhook',
  subject: `Een webhook van de huisstijl van ${productName} is uitgezet`,
  opening: [
    HALLO,
    `De webhook naar ${oneLine(host)} is uitgezet, omdat er vijf dagen lang geen bericht aankwam. Wie daar de huisstijl overneemt, krijgt nu geen wijzigingen meer.`,
    'Werkt de ontvanger weer? Zet de webhook dan weer aan, en stuur een proefbericht.',
  ],
  link: { label: 'Open Koppelingen', url: address('/admin/connections') },
  closing: ['Je krijgt deze mail omdat je beheerder bent.'],
});
