import type { File } from '../../api/types';
import { fileType, hasAnySize } from '../../components/download-link';
import { getOffers } from '../../lib/offers';
import type { BasketItem } from './basket';
import type { FreshAsset } from './fresh-assets';

/** A form in which an asset can be taken along. */
export interface Format extends Pick<BasketItem, 'file' | 'preset'> {
  label: string;
  /** Without the dot, in lower case. */
  type: string;
  width: number | null;
  /** Null as long as it is not drawn. */
  size: number | null;
  allowed: boolean;
}

const getLabel = (type: string, width: number | null): string => {
  const name = type.toUpperCase();
  return width ? `${name}, ${width} px` : name;
};

/** The files of an asset; those with the same label say which file they are. */
function getFiles({ asset }: FreshAsset): Format[] {
  const offers = getOffers(asset, true);
  const hasWidth = (file: File) => file.kind !== 'video' && !hasAnySize(file);
  const getFileLabel = (file: File) => getLabel(fileType(file), hasWidth(file) ? file.width : null);
  const labels = offers.map(({ file }) => getFileLabel(file));
  return offers.map(({ file, allowed, of }) => {
    const label = getFileLabel(file);
    const isTwin = labels.indexOf(label) !== labels.lastIndexOf(label);
    return {
      file: of === 'files' ? file.id : null,
      preset: null,
      label: isTwin ? `${label}: ${file.name}` : label,
      type: fileType(file).toLowerCase().replace('jpeg', 'jpg'),
      width: file.width,
      size: file.size,
      allowed,
    };
  });
}

/** All forms of an asset that its viewer knows of: its files, and how it can be drawn. */
export const getFormats = (fresh: FreshAsset): Format[] => [
  ...getFiles(fresh),
  ...fresh.renditions.map(({ preset, width, size }) => ({
    file: null,
    preset: preset.id,
    label: `${preset.label} (${getLabel(preset.format, preset.format === 'pdf' ? null : width)})`,
    type: preset.format,
    width,
    size,
    allowed: true,
  })),
];

/** One text for a choice in a list. */
export const getFormatKey = ({ file, preset }: Pick<BasketItem, 'file' | 'preset'>): string =>
  file ?? (preset === null ? 'own' : `preset ${preset}`);

/** How large formats are together; at least, when some are not drawn yet. */
export function sumSizes(formats: readonly (Format | undefined)[]): { size: number; isLeast: boolean } {
  const sizes = formats.map((format) => format?.size ?? null);
  return { size: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0), isLeast: sizes.includes(null) };
}
