import type { LinkTargets } from '../blocks/stored-links';
import type { Viewer } from '../permissions/viewer';
import { memoizeByObject } from '../utils/memoize-by-object';
import { getSlugs } from './page-index';
import type { Snapshot } from '.';

/** The asset that holds each file, by the file's id. */
const getHolders = memoizeByObject(
  (assets: Snapshot['assets']): ReadonlyMap<string, string> =>
    new Map(
      [...assets.values()].flatMap(({ id, original, files }) =>
        [...(original ? [original] : []), ...files].map((file) => [file.id, id] as const),
      ),
    ),
);

/** What links lead to, as far as a viewer may know. */
export const getLinkTargets = (
  { pages, assets, site }: Pick<Snapshot, 'pages' | 'assets' | 'site'>,
  viewer: Viewer,
): LinkTargets => ({
  ...getSlugs(pages, viewer),
  getAsset: (id) => assets.get(id),
  getHolder: (fileId) => getHolders(assets).get(fileId),
  hasPreset: (presetId) => site.presets.some(({ id }) => id === presetId),
});
