/** A line of the audit log as its readers get it. */
export interface LogLine {
  id: string;
  at: string;
  actor: { id: string; name: string } | null;
  action: string;
  subject: string | null;
  subject_name?: string | null;
  ip: string | null;
  details: Record<string, unknown>;
}

/** A detail in words: what it was and what it is. */
interface Detail {
  name: string;
  before: string;
  after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of fields in words; a field that has none goes by its own name. */
const FIELD_WORDS: Partial<Record<string, string>> = {
  title: 'Titel',
  name: 'Naam',
  slug: 'Adres',
  lead: 'Inleiding',
  description: 'Omschrijving',
  is_public: 'Openbaar',
  isPrivate: 'Privé',
  decorative: 'Alleen sier',
  groups: 'Groepen',
  permissions: 'Rechten',
  parent_id: 'Onder pagina',
  version: 'Versie',
  contentChanged: 'Inhoud gewijzigd',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  role: 'Rol',
  isActive: 'Actief',
  tags: 'Labels',
  original: 'Origineel',
  files: 'Bestanden',
  file: 'Bestand',
  assets: 'Assets',
  asset: 'Asset',
  right: 'Recht',
  reason: 'Reden',
  until: 'Tot',
  expires_at: 'Geldig tot',
  scopes: 'Mag',
  ip: 'Vanaf',
  words: 'Woorden',
  text: 'Uitleg',
  phone: 'Telefoon',
  label: 'Tekst',
  url: 'Adres',
  published_at: 'Gepubliceerd op',
  scheduled_at: 'Gepland voor',
  lapsed_start: 'Vervallen publicatie',
  lapsed_end: 'Vervallen einde',
  productName: 'Naam van het portaal',
  productSlug: 'Adres van de home',
  palette: 'Kleuren',
  token: 'Naam in code',
  hex: 'Op scherm',
  cmyk: 'CMYK',
  cmykCondition: 'Papier van CMYK',
  pmsCoated: 'PMS op glanzend papier',
  pmsUncoated: 'PMS op ongestreken papier',
  ral: 'RAL',
  ncs: 'NCS',
  share: 'Aandeel',
  onDark: 'Op een donker scherm',
  note: 'Waarvoor',
  order: 'Volgorde',
  format: 'Bestandsformaat',
  width: 'Breedte',
  height: 'Hoogte',
  fit: 'Passend maken',
  dpi: 'Dichtheid',
  background: 'Achtergrond',
  preset: 'Formaat',
  logo: 'Logo op wit',
  logoDark: 'Logo op donker',
  favicon: 'Beeld in het tabblad',
  ornament: 'Ornament',
  ornamentImage: 'Eigen ornament',
  contact: 'Contact',
  footerLinks: 'Links in de voettekst',
  registration: 'Zelf registreren',
  registrationDomains: 'Domeinen voor registreren',
  sharing: 'Bestanden delen',
  mailFromName: 'Afzender van mail',
  by: 'Met',
  provider: 'Inlogdienst',
  type: 'Soort',
  kind: 'Soort',
  link: 'Link',
  types: 'Berichten over',
  addressChanged: 'Ander adres',
  address: 'Adres',
  hour: 'Uur',
  count: 'Aantal',
};

const BLOCK = /^blocks\.\d+$/;

const getFieldWords = (name: string): string => FIELD_WORDS[name] ?? (BLOCK.test(name) ? 'Blok' : name);

/** Values that are words of the code, by their field. */
const VALUE_WORDS: Partial<Record<string, Partial<Record<string, string>>>> = {
  by: { password: 'wachtwoord', saml: 'inlogdienst' },
  reason: {
    password: 'verkeerd wachtwoord',
    'current password': 'verkeerd huidig wachtwoord',
    locked: 'op slot',
    saml: 'logt in bij de inlogdienst',
  },
  role: { admin: 'beheerder', user: 'gebruiker' },
  scopes: { read: 'lezen', 'write-assets': 'assets toevoegen' },
  ornament: { none: 'geen', mark: 'van het beeldmerk', own: 'eigen tekening' },
};

/** A thing by its name, such as a group in a list. */
const getName = (value: unknown): string | undefined => {
  const { name, title } = asRecord(value);
  return [name, title].find((each): each is string => typeof each === 'string');
};

function toWords(value: unknown, field: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (typeof value === 'string') return VALUE_WORDS[field]?.[value] ?? value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((each) => getName(each) ?? toWords(each, field)).join(', ');
  const name = getName(value);
  if (name !== undefined && 'id' in asRecord(value)) return name;
  const parts = Object.entries(asRecord(value)).map(
    ([part, held]) => `${getFieldWords(part)}: ${toWords(held, part)}`,
  );
  return parts.join(', ');
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The maintainer who acted in the panel, as the details name them. */
export function getWho({ actor, details }: LogLine): string {
  if (actor) return actor.name;
  const { name } = asRecord(details.maintainer);
  return typeof name === 'string' ? `${name} (technisch beheer)` : '';
}

/** Who did it, as a sentence begins. */
export function getSubject(line: LogLine): string {
  const who = getWho(line);
  if (who) return who;
  return /^(auth|saml|maintainer)\./.test(line.action) ? 'Iemand' : 'Het portaal';
}

/** The name of the thing; nothing when it is who did it. */
export function getThing({ subject, subject_name: name, actor }: LogLine): string {
  return subject !== null && subject === actor?.id ? '' : (name ?? '');
}

/** Of two objects, such as palettes, the parts that differ; other values as they are. */
function onlyDiffering(before: unknown, after: unknown): [unknown, unknown] {
  if (!isRecord(before) || !isRecord(after) || 'id' in after) return [before, after];
  const isOther = ([name]: [string, unknown]): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const pick = (whole: Record<string, unknown>) => Object.fromEntries(Object.entries(whole).filter(isOther));
  return [pick(before), pick(after)];
}

/** The details of a line, changes first; what was empty and stayed so is left out. */
export function getDetails({ details }: LogLine): Detail[] {
  const { before, after, maintainer: _maintainer, ...others } = details;
  const [was, is] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [
    ...names.map((name) => {
      const [before, after] = onlyDiffering(was[name], is[name]);
      return { name: getFieldWords(name), before: toWords(before, name), after: toWords(after, name) };
    }),
    ...Object.entries(others).map(([name, value]) => ({
      name: getFieldWords(name),
      before: '',
      after: toWords(value, name),
    })),
  ].filter(({ before, after }) => before !== '' || after !== '');
}
