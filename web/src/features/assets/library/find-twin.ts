import type { Asset } from '../../../api/types';
import { findByDigest } from './assets';
import { sha256Of } from './digest';

/** The asset that already has this very file. A failing check does not block the upload. */
export async function findTwin(file: File): Promise<Asset | null> {
  try {
    const digest = await sha256Of(file);
    return digest ? await findByDigest(digest) : null;
  } catch {
    return null;
  }
}
