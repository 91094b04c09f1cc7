import type { BasketItem } from './basket';
import { getFormatKey, getFormats, type Format } from './formats';
import type { FreshAssets } from './fresh-assets';

/** Stands for the preset of the portal that is called after the purpose. */
const PRESET = 'preset';

interface Purpose {
  name: string;
  /** How the label of its preset begins. */
  preset: string;
  /** Types of file that suit it, the best first. */
  types: readonly string[];
  /** Types that will do where none of those is there. */
  makeshift: readonly string[];
  /** The width that is enough for a picture. */
  width: number;
  /** Narrower than this a picture does not suit. */
  least: number;
}

/** What files may be for; the server is told the name. */
export const PURPOSES: readonly Purpose[] = [
  {
    name: 'Scherm',
    preset: 'Scherm',
    types: [PRESET, 'png', 'jpg', 'webp', 'avif', 'mp4', 'svg'],
    makeshift: ['pdf'],
    width: 1920,
    least: 0,
  },
  {
    name: 'Word en dia',
    preset: 'Word',
    types: [PRESET, 'png', 'jpg', 'svg', 'mp4', 'docx', 'dotx', 'pptx', 'potx', 'xlsx', 'xltx'],
    makeshift: [],
    width: 1600,
    least: 0,
  },
  {
    name: 'Drukwerk',
    preset: 'Drukwerk',
    types: ['pdf', 'eps', PRESET, 'tiff', 'svg'],
    makeshift: ['png', 'jpg'],
    width: 10_000,
    // Ten centimetres in print.
    least: 1200,
  },
  {
    name: 'Web',
    preset: 'Web',
    types: ['svg', PRESET, 'webp', 'avif', 'jpg', 'png', 'mp4'],
    makeshift: ['pdf'],
    width: 1200,
    least: 0,
  },
];

/** Types that are drawn by lines, or have no width to be short of. */
const WITHOUT_WIDTH = ['pdf', 'eps', 'svg', 'mp4'];

const PICTURES = ['png', 'jpg', 'webp', 'avif', 'tiff', 'gif', 'heic', 'svg', 'eps', 'pdf', 'mp4'];

const isTooNarrow = ({ least }: Purpose, { type, width }: Format): boolean =>
  !WITHOUT_WIDTH.includes(type) && width !== null && width < least;

/**
 * How far a format is from the best of a purpose, by the place of its type; too narrow comes after all of them, and
 * infinite is what does not suit at all.
 */
function getRank(purpose: Purpose, format: Format): number {
  const types = [...purpose.types, ...purpose.makeshift];
  const isNamed = format.preset !== null && format.label.startsWith(purpose.preset);
  const place = types.indexOf(isNamed ? PRESET : format.type);
  if (place < 0) return Infinity;
  // A file of a type goes before what is drawn.
  const rank = place + (format.preset !== null && !isNamed ? 0.5 : 0);
  return isTooNarrow(purpose, format) ? rank + types.length : rank;
}

/** Too narrow is worse than any that is too wide. */
const getMisfit = ({ width }: Purpose, format: Format): number => {
  const spare = (format.width ?? 0) - width;
  return spare >= 0 ? spare : width - spare;
};

const inOrder = (purpose: Purpose, formats: readonly Format[]): Format[] =>
  formats
    .filter((format) => getRank(purpose, format) < Infinity)
    .sort(
      (one, other) =>
        getRank(purpose, one) - getRank(purpose, other) ||
        getMisfit(purpose, one) - getMisfit(purpose, other),
    );

const findPurpose = (name: string | null): Purpose | undefined => PURPOSES.find((each) => each.name === name);

/** What may stand in for a format: the picture of a letter is no letter, so for that only other files. */
const getStandIns = (chosen: Format | undefined, formats: readonly Format[]): readonly Format[] =>
  chosen === undefined || PICTURES.includes(chosen.type)
    ? formats
    : formats.filter(({ file }) => file !== null);

/** The format for a purpose among those that may be taken, instead of `chosen`; null when none will do. */
export function pickFormat(name: string, formats: readonly Format[], chosen?: Format): Format | null {
  const purpose = findPurpose(name);
  const may = getStandIns(chosen, formats).filter(({ allowed }) => allowed);
  return (purpose && inOrder(purpose, may)[0]) ?? null;
}

/** Why a format does not suit a purpose, with the one that does: to choose, in the basket already, or not for the viewer. */
export type Misfit =
  { why: 'other' | 'taken' | 'locked'; better: Format } | { why: 'narrow' | 'none'; better: null };

/**
 * What is wrong with a format for a purpose; null when it suits. `taken` contains the keys of formats of its asset in
 * the basket.
 */
export function findMisfit(
  name: string | null,
  format: Format,
  formats: readonly Format[],
  taken: readonly string[],
): Misfit | null {
  const purpose = findPurpose(name);
  const rank = purpose ? getRank(purpose, format) : 0;
  if (!purpose || rank < purpose.types.length) return null;
  const wideEnough = purpose.types.length + purpose.makeshift.length;
  // Where nothing suits what is a makeshift will do.
  const least = rank < wideEnough ? purpose.types.length : wideEnough;
  const better = inOrder(purpose, getStandIns(format, formats)).filter(
    (other) => getRank(purpose, other) < least,
  );
  const free = better.find(({ allowed }) => allowed);
  if (free) return { why: taken.includes(getFormatKey(free)) ? 'taken' : 'other', better: free };
  if (better[0]) return { why: 'locked', better: better[0] };
  if (rank === Infinity) return { why: 'none', better: null };
  return rank < wideEnough ? null : { why: 'narrow', better: null };
}

/**
 * The items in the formats for a purpose; formats chosen by hand stay. Of an asset in several formats the suitable ones
 * stay, and one of the others becomes the best.
 */
export function withPurpose(
  purpose: string,
  items: readonly BasketItem[],
  assets: FreshAssets | undefined,
): readonly BasketItem[] {
  const isOpen = (item: BasketItem): boolean => item.purpose !== purpose && Boolean(assets?.get(item.asset));
  if (!items.some(isOpen)) return items;
  const done = [...items];
  for (const [index, item] of items.entries()) {
    const fresh = assets?.get(item.asset);
    if (!fresh || !isOpen(item)) continue;
    const formats = getFormats(fresh);
    const chosen = formats.find((format) => getFormatKey(format) === getFormatKey(item));
    const others = done.filter((other) => other !== item && other.asset === item.asset).map(getFormatKey);
    const stays = others.length > 0 && chosen?.allowed && !findMisfit(purpose, chosen, formats, others);
    const best = stays ? null : pickFormat(purpose, formats, chosen);
    const isFree = best !== null && !others.includes(getFormatKey(best));
    done[index] = { ...item, ...(isFree && { file: best.file, preset: best.preset }), purpose };
  }
  return done;
}
