import type { Asset, File } from '../../../api/types';

/** A pictogram that the viewer may see: its asset, and the drawing that is shown and given of it. */
export interface Icon {
  asset: Asset;
  /** The first SVG; null when there is none. */
  svg: File | null;
}

export const toIcon = (asset: Asset): Icon => ({
  asset,
  svg: asset.files.find(({ ext }) => ext === '.svg') ?? null,
});

/** What is drawn of it in the browser, without its source. */
export const getPreview = ({ asset, svg }: Icon): File['preview'] =>
  svg?.preview ?? asset.original?.preview ?? null;

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether each word that is sought stands in the name, the description or the labels of a pictogram. */
export function isFound({ asset: { title, description, tags = [] } }: Icon, sought: string): boolean {
  const text = plain([title, description, ...tags].join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
