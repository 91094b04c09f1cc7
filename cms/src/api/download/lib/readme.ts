import type { PublishedAsset, PublishedSite } from '../../../published';
import { fileKind } from '../../../storage/file-kind';
import { TIME_ZONE } from '../../../utils/local-time';
import type { ReadableMember } from './members';

const DATE = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });
const LINE = '\r\n';

const getUse = ({ target }: ReadableMember): string =>
  fileKind(target.file) === 'editable' ? 'om te bewerken' : 'om te gebruiken zoals het is';

/** Describes one file: its name, its purpose and the details of its asset. */
function describe(member: ReadableMember): string[] {
  const [asset]: readonly PublishedAsset[] = member.target.assets;
  return [
    `${member.name} (${getUse(member)})`,
    ...(asset?.title ? [`  ${asset.title}`] : []),
    ...(asset?.description ? asset.description.split(/\r?\n/).map((line) => `  ${line}`) : []),
    '',
  ];
}

function describeContact({ contact }: PublishedSite): string[] {
  const ways = [contact.name, contact.email, contact.phone].filter(Boolean);
  return ways.length === 0 ? [] : ['', `Vragen? ${ways.join(', ')}`, ...(contact.text ? [contact.text] : [])];
}

/** The description of a zip. It depends on the list only, not on who fetches it or when. */
export function describeFiles(
  site: PublishedSite,
  members: readonly ReadableMember[],
  address: string,
): string {
  const own = new Set(members.map(({ target }) => target.assets[0]));
  return [
    `Bestanden van de huisstijl van ${site.productName}`,
    '',
    'Wat mag ermee?',
    '- Gebruik de bestanden alleen waarvoor je ze hebt opgehaald, en geef ze niet door aan anderen.',
    '- Verander niets aan een bestand om te gebruiken zoals het is: geen andere kleuren, verhoudingen of uitsneden.',
    `- De regels van de huisstijl gelden, en staan op ${address}`,
    '- Haal een bestand opnieuw op als het langer geleden is: dan heb je de nieuwste versie.',
    '',
    own.size === 1 ? 'In deze zip' : 'In deze zip, per bestand',
    '',
    ...members.flatMap(describe),
    ...describeContact(site),
    '',
  ].join(LINE);
}

/** The readme of a zip, with Windows line endings, so that every program shows its lines. */
export function getReadme(
  about: string,
  { purpose, madeAt }: { purpose: string | null; madeAt: Date },
): string {
  const [title, ...rest] = about.split(LINE);
  const fetched = `Opgehaald op ${DATE.format(madeAt)}${purpose ? `, voor: ${purpose}` : ''}`;
  return [title, fetched, ...rest].join(LINE);
}
