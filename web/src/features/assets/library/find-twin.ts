import type { Asset } from '../../../api/types';
import { findByDigest } from './assets';

/** Larger files are not read into memory just to detect duplicates. */
const LARGEST = 128 * 1024 * 1024;

/**
 * The SHA-256 of a file in hexadecimal; null when it is too large, or without https, where browsers have no crypto API.
 */
async function computeSha256(file: Blob): Promise<string | null> {
  if (!window.isSecureContext || file.size === 0 || file.size > LARGEST) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The asset that already has this very file. A failing check does not block the upload. */
export async function findTwin(file: File): Promise<Asset | null> {
  try {
    const digest = await computeSha256(file);
    return digest ? await findByDigest(digest) : null;
  } catch {
    return null;
  }
}
