import type { Asset, File } from '../api/types';

/** A file of an asset, and whether the viewer may download it (contract section 3). */
export interface Offer {
  file: File;
  allowed: boolean;
  of: 'assets' | 'files';
  id: string;
}

/** The files of an asset to download: what is said in its video belongs to that. */
export const getFiles = ({ files }: Pick<Asset, 'files'>): File[] =>
  files.filter(({ kind }) => kind !== 'captions');

/** The downloads of an asset: its files, or its image or video when there are none, or when `all` are asked for. */
export function getOffers(asset: Asset, all = false): Offer[] {
  const { id, original, can } = asset;
  const offers = getFiles(asset).map((file): Offer => {
    const allowed = file.kind === 'editable' ? can.edit : can.use;
    return { file, allowed, of: 'files', id: file.id };
  });
  if (original && (all || offers.length === 0))
    offers.unshift({ file: original, allowed: can.use, of: 'assets', id });
  return offers;
}

/** Whether the portal can draw the picture of an asset: its original, or a drawing among its files. */
export const hasPicture = ({ original, files }: Asset): boolean =>
  /^image.(png|jpeg|svg)/.test(original?.mime ?? '') || files.some(({ ext }) => ext === '.svg');
