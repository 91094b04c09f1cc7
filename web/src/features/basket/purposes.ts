import type { BasketItem } from './basket';
import { getFormats, type Format } from './formats';
import type { FreshAssets } from './fresh-assets';

/** Stands for the preset of the portal that is called after the purpose. */
const PRESET = 'preset';

interface Purpose {
  name: string;
  /** How the label of its preset begins. */
  preset: string;
  /** Types of file that suit it, the best first. */
  types: readonly string[];
  /** The width that is enough for a picture. */
  width: number;
}

/** What files may be for; the server is told the name. */
export const PURPOSES: readonly Purpose[] = [
  { name: 'Scherm', preset: 'Scherm', types: [PRESET, 'png', 'jpg', 'mp4', 'svg', 'pdf'], width: 1920 },
  {
    name: 'Word en dia',
    preset: 'Word',
    types: [PRESET, 'png', 'jpg', 'svg', 'mp4', 'docx', 'pptx'],
    width: 1600,
  },
  {
    name: 'Drukwerk',
    preset: 'Drukwerk',
    types: ['pdf', 'eps', PRESET, 'tiff', 'svg', 'png', 'jpg'],
    width: 10_000,
  },
  {
    name: 'Web',
    preset: 'Web',
    types: ['svg', PRESET, 'webp', 'avif', 'jpg', 'png', 'mp4', 'pdf'],
    width: 1200,
  },
];

/** How far a format is from the best of a purpose; negative when it does not suit at all. */
function getRank({ preset, types }: Purpose, format: Format): number {
  if (format.preset === null) return types.indexOf(format.type);
  if (format.label.startsWith(preset)) return types.indexOf(PRESET);
  const rank = types.indexOf(format.type);
  // A file of that type goes before what is drawn.
  return rank < 0 ? rank : rank + 0.5;
}

/** Too narrow is worse than any that is too wide. */
const getMisfit = ({ width }: Purpose, format: Format): number => {
  const spare = (format.width ?? 0) - width;
  return spare >= 0 ? spare : width - spare;
};

/** The format for a purpose among those that may be taken; null when none suits it. */
export function pickFormat(name: string, formats: readonly Format[]): Format | null {
  const purpose = PURPOSES.find((each) => each.name === name);
  if (!purpose) return null;
  const [best] = formats
    .filter((format) => format.allowed && getRank(purpose, format) >= 0)
    .sort(
      (one, other) =>
        getRank(purpose, one) - getRank(purpose, other) ||
        getMisfit(purpose, one) - getMisfit(purpose, other),
    );
  return best ?? null;
}

/** The items in the formats for a purpose. An asset that was taken in several formats keeps them. */
export function withPurpose(
  purpose: string,
  items: readonly BasketItem[],
  assets: FreshAssets | undefined,
): BasketItem[] {
  return items.map((item) => {
    const fresh = assets?.get(item.asset);
    const isAlone = items.filter((other) => other.asset === item.asset).length === 1;
    const best = fresh && isAlone ? pickFormat(purpose, getFormats(fresh)) : null;
    return best ? { ...item, file: best.file, preset: best.preset } : item;
  });
}
