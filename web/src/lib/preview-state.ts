import type { Asset, File as StoredFile } from '../api/types';

const LOOK_EVERY_MS = 3000;

/** Why a file has no preview, for administrators; null when it has one, or never has. */
export function describePreview({ preview_state: state }: Pick<StoredFile, 'preview_state'>): string | null {
  if (state === 'waiting') return 'het voorbeeld wordt nog gemaakt';
  return state === 'failed' ? 'er is geen voorbeeld van te maken' : null;
}

/** The same of a file that was just added to an asset, as a sentence. */
export function describePreviewOf({ name }: Pick<File, 'name'>, { original, files }: Asset): string | null {
  const added = files.findLast((file) => file.name === name) ?? files.at(-1) ?? original;
  if (added?.preview_state === 'waiting') return 'Toegevoegd. Het voorbeeld wordt nog gemaakt.';
  return added?.preview_state === 'failed'
    ? 'Toegevoegd, zonder voorbeeld: dat is van dit bestand niet te maken. Downloaden kan wel.'
    : null;
}

/** How often to read an asset anew, while a preview of it is being made; 0 for never. */
export const lookForPreview = (asset: Pick<Asset, 'files'> | undefined): number =>
  asset?.files.some((file) => file.preview_state === 'waiting') ? LOOK_EVERY_MS : 0;
