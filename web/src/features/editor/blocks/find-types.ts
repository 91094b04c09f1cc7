import type { BlockType } from '../../../api/types';
import { fold } from '../../../lib/fold';

/** Words that people use for what a block does, besides its own. The clearest comes first. */
const SYNONYMS: Partial<Record<string, string>> = {
  text: 'tabel knop tekst alinea paragraaf kop titel lijst opsomming link button inleiding',
  'text-asset': 'naast foto beeld afbeelding plaatje video uitleg knop bestand',
  'text-assets': 'vergelijken goed fout voorbeelden kolommen foto beeld afbeelding plaatje',
  'text-asset-background': 'achtergrond banner opening kleurvlak vlak hero omslag foto knop',
  'text-tile': 'tegel kaart verwijzing knop link doorverwijzen',
  'text-tile-header': 'tegel kaart kop hoofdstuk verwijzing knop',
  asset: 'foto beeld afbeelding plaatje video film download bestand document pdf',
  'asset-card': 'kaart opening bestand knop pdf download',
  assets: 'download downloads bestanden documenten galerij rooster foto beeld afbeelding logo',
  html: 'code tabel opmaak embed bron',
  embed: 'youtube vimeo video film insluiten embed instagram kaart maps',
  accordion: 'faq vragen veelgestelde uitklappen openklappen harmonica inklappen accordion',
  quote: 'citaat uitspraak quote aanhaling bron',
  colors: 'kleur kleuren palet staal hex cmyk pms contrast',
  typography: 'letter lettertype font typografie letters',
  'do-dont': 'goed fout wel niet voorbeelden regels do dont',
  compare: 'vergelijken voor na schuif verschil',
  'logo-pack': 'logo logos versies beeldmerk download',
  jobs: 'klus klussen maken wijzer omslag zoeken beginnen',
  icons: 'pictogram pictogrammen iconen icoon svg download',
};

/** How well a type answers a word, from 0 for its own name; null when it does not. */
function rank({ type, label, description, fields }: BlockType, word: string): number | null {
  const name = fold(label);
  if (name.startsWith(word)) return 0;
  if (name.includes(word)) return 1;
  // A type of the hospital's own is known by its fields.
  const words = (SYNONYMS[type] ?? fold(fields.map((field) => field.label).join(' '))).split(' ');
  const at = words.findIndex((each) => each.startsWith(word));
  if (at >= 0) return 2 + at / 100;
  return fold(description).includes(word) ? 4 : null;
}

/** The types that answer a search: as a whole, else one of its words; the best first. */
export function findTypes(types: readonly BlockType[], search: string): BlockType[] {
  const whole = fold(search).trim();
  const words = whole.split(/\s+/);
  const getRank = (type: BlockType): number => {
    const each = words.flatMap((word) => rank(type, word) ?? []);
    return rank(type, whole) ?? Math.min(...each) + 5;
  };
  return types
    .map((type) => ({ type, best: getRank(type) }))
    .filter(({ best }) => best < Infinity)
    .sort((one, other) => one.best - other.best)
    .map(({ type }) => type);
}
