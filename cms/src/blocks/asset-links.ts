import { API_PREFIX } from '../shared/addresses';

const ID = '[A-Za-z0-9]{1,64}';
/**
 * The allowed ending of a screen's URL; download URLs carry a token that expires within a minute and is never stored.
 */
const END = '(?=$|[?#])';
const KEPT = new RegExp(`^asset:(${ID})(?:/(download)|/files/(${ID})|/renditions/(${ID}))?${END}`);
const DETAILS = new RegExp(`^/bestanden/(${ID})/?${END}`);
const DOWNLOAD = new RegExp(
  `^${API_PREFIX}/(?:assets/(${ID})(?:/renditions/(${ID}))?|files/(${ID}))/download(?:[?#].*)?$`,
);

/** What resolving links requires to know of assets. */
export interface AssetTargets {
  /** The files of an asset; undefined when it is not there. */
  getAsset(id: string): { original: { id: string } | null; files: readonly { id: string }[] } | undefined;
  /** The id of the asset that contains a file; undefined when there is none. */
  getHolder(fileId: string): string | undefined;
}

/** The same, for writing them out. */
export interface WrittenTargets extends AssetTargets {
  /** Whether pictures can be had in a format. */
  hasPreset(id: string): boolean;
}

/**
 * The stored form of a link to an asset, its original, a rendition or one of its files; other links stay as they are.
 */
export function toStoredAssetLink(link: string, assets: AssetTargets): string {
  const [path, shown] = DETAILS.exec(link) ?? [];
  if (path !== undefined && shown !== undefined) {
    return assets.getAsset(shown) ? `asset:${shown}${link.slice(path.length)}` : link;
  }
  const [, asset, preset, file] = DOWNLOAD.exec(link) ?? [];
  if (asset !== undefined && assets.getAsset(asset)) {
    return `asset:${asset}/${preset === undefined ? 'download' : `renditions/${preset}`}`;
  }
  const holder = file === undefined ? undefined : assets.getHolder(file);
  if (holder === undefined) return link;
  // When the original is replaced, the link follows.
  const isOriginal = assets.getAsset(holder)?.original?.id === file;
  return `asset:${holder}/${isOriginal ? 'download' : `files/${file}`}`;
}

/**
 * The public form of a stored link to an asset; leads to the page of the asset where the file is no longer
 * downloadable.
 */
export function toPublicAssetLink(link: string, assets: WrittenTargets): string {
  const [kept, id, original, file, preset] = KEPT.exec(link) ?? [];
  if (kept === undefined || id === undefined) return link;
  const asset = assets.getAsset(id);
  const details = `/bestanden/${id}`;
  if (file !== undefined) {
    const isThere = !asset || asset.files.some((each) => each.id === file);
    return isThere ? `${API_PREFIX}/files/${file}/download` : details;
  }
  if (original === undefined && preset === undefined) return `${details}${link.slice(kept.length)}`;
  if (asset && !asset.original) return details;
  if (preset !== undefined && !assets.hasPreset(preset)) return details;
  const rendition = preset === undefined ? '' : `/renditions/${preset}`;
  return `${API_PREFIX}/assets/${id}${rendition}/download`;
}

/** The ids in a stored link to an asset; null for other links. */
export function parseStoredAssetLink(link: string): { asset: string; file: string | undefined } | null {
  const [, asset, , file] = KEPT.exec(link) ?? [];
  return asset === undefined ? null : { asset, file };
}
