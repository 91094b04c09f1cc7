import pLimit from 'p-limit';
import { api, unwrap } from '../../../lib/api/client';
import { byPage } from '../../usage';

/** Where some assets are used. */
export interface Uses {
  /** The titles of pages. */
  pages: string[];
  /** How often their stable addresses were asked for lately. */
  stable: number;
}

/** As many are asked for at once. */
const atOnce = pLimit(6);

/** Where any of these assets is used. */
export async function loadUses(ids: readonly string[]): Promise<Uses> {
  const read = (id: string) => atOnce(() => unwrap(api.GET('/assets/{id}', { params: { path: { id } } })));
  const assets = await Promise.all(ids.map(read));
  return {
    pages: byPage(assets.flatMap((asset) => asset.used_on ?? [])).map(
      ({ page }) => page.title || 'Zonder titel',
    ),
    stable: assets.reduce((sum, { stable_uses: uses = 0 }) => sum + uses, 0),
  };
}
