import { assetAbilities, type Abilities, type Placement } from '../permissions/abilities';
import { anonymous, type Viewer } from '../permissions/viewer';

/** What a viewer may do with an asset, and whether everybody may use it, logged in or not. */
export interface AssetRights extends Abilities {
  openToAll: boolean;
}

/** Whether everybody may use an asset, so that it has stable addresses. */
export const isOpenToAll = (asset: { isPrivate: boolean }, placements: readonly Placement[]): boolean =>
  assetAbilities(anonymous, asset, placements).use;

/** What a viewer may do with an asset that these places show. */
export const getAssetRights = (
  viewer: Viewer,
  asset: { isPrivate: boolean },
  placements: readonly Placement[],
): AssetRights => ({
  ...assetAbilities(viewer, asset, placements),
  openToAll: isOpenToAll(asset, placements),
});
