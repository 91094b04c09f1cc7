import type { Asset, File } from '../../api/types';
import { fileType } from '../../components/download-link';
import { getOffers } from '../../lib/offers';
import type { BasketItem } from './basket';

/** A form in which an asset can be taken along. */
export interface Format extends Pick<BasketItem, 'file' | 'preset'> {
  label: string;
  /** Without the dot, in lower case. */
  type: string;
  width: number | null;
  size: number | null;
  allowed: boolean;
}

const getLabel = (file: File): string => {
  const type = fileType(file);
  return file.width && file.kind !== 'video' ? `${type}, ${file.width} px` : type;
};

/** All forms of an asset that its viewer knows of; those with the same label say which file they are. */
export function getFormats(asset: Asset): Format[] {
  const offers = getOffers(asset, true);
  const labels = offers.map(({ file }) => getLabel(file));
  return offers.map(({ file, allowed, of }, index) => {
    const label = labels[index] ?? '';
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

/** One text for a choice in a list. */
export const getFormatKey = ({ file, preset }: Pick<BasketItem, 'file' | 'preset'>): string =>
  file ?? (preset === null ? 'own' : `preset ${preset}`);
