import type { Asset, File as StoredFile } from '../../../api/types';

type CleaningLoss = NonNullable<StoredFile['left_out']>[number];

const NAMES: Record<CleaningLoss, string> = {
  'linked-picture': 'een afbeelding die niet in het bestand zit',
  'other-picture': 'een afbeelding die geen png, jpg, gif, webp of svg is',
  'linked-font': 'een lettertype dat niet in het bestand zit',
  'linked-style': 'opmaak die niet in het bestand zit',
  page: 'een stuk van een webpagina',
  script: 'een script',
  link: 'een link',
};
/** What nobody sees. */
const UNSEEN: readonly CleaningLoss[] = ['script', 'link'];
const list = new Intl.ListFormat('nl');

/** Describes what cleaning removed from a drawing, and what to do about it; null when nothing was. */
export function describeCleaningLosses({
  left_out: leftOut = [],
}: Pick<StoredFile, 'left_out'>): string | null {
  if (leftOut.length === 0) return null;
  const sentence = `Bewaard zonder ${list.format(leftOut.map((what) => NAMES[what]))}.`;
  return leftOut.every((what) => UNSEEN.includes(what))
    ? sentence
    : `${sentence} Mis je iets in de tekening? Sluit afbeeldingen in, zet letters om in contouren en upload haar opnieuw.`;
}

/** Describes what was removed from a file just added to an asset. */
export function describeCleaningLossesOf(file: File, { original, files }: Asset): string | null {
  const added = files.findLast(({ name }) => name === file.name) ?? files.at(-1) ?? original;
  return added && describeCleaningLosses(added);
}
