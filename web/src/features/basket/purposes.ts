import type { Asset } from '../../api/types';
import type { BasketItem } from './basket';
import { getFormats, type Format } from './formats';

interface Purpose {
  name: string;
  /** Types of file that suit it, the best first. */
  types: readonly string[];
  /** The width that is enough for a picture. */
  width: number;
}

/** What files may be for; the server is told the name. */
export const PURPOSES: readonly Purpose[] = [
  { name: 'Scherm', types: ['png', 'jpg', 'mp4', 'svg', 'pdf'], width: 1920 },
  { name: 'Word en dia', types: ['png', 'jpg', 'svg', 'mp4', 'docx', 'pptx'], width: 1600 },
  { name: 'Drukwerk', types: ['pdf', 'eps', 'tiff', 'svg', 'png', 'jpg'], width: 10_000 },
  { name: 'Web', types: ['svg', 'webp', 'avif', 'jpg', 'png', 'mp4', 'pdf'], width: 1200 },
];

/** The format for a purpose among those that may be taken; null when nothing suits it better than what is chosen. */
export function pickFormat(purpose: string, formats: readonly Format[]): Format | null {
  const found = PURPOSES.find(({ name }) => name === purpose);
  if (!found) return null;
  const { types, width } = found;
  const misfit = (format: Format): number => {
    const spare = (format.width ?? 0) - width;
    return spare >= 0 ? spare : width - spare;
  };
  const [best] = formats
    .filter(({ allowed, type }) => allowed && types.includes(type))
    .sort((one, other) => types.indexOf(one.type) - types.indexOf(other.type) || misfit(one) - misfit(other));
  return best ?? null;
}

/** The items in the formats for a purpose. An asset that was taken in several formats keeps them. */
export function withPurpose(
  purpose: string,
  items: readonly BasketItem[],
  assets: ReadonlyMap<string, Asset | null> | undefined,
): BasketItem[] {
  return items.map((item) => {
    const asset = assets?.get(item.asset);
    const isAlone = items.filter((other) => other.asset === item.asset).length === 1;
    const best = asset && isAlone ? pickFormat(purpose, getFormats(asset)) : null;
    return best ? { ...item, file: best.file, preset: best.preset } : item;
  });
}
