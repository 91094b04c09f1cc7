import { READABLE } from 'cms/shared/accepted-kinds';
import type { Asset, File } from '../../api/types';
import { fileType } from '../../components/download-link';
import { getFiles } from '../../lib/offers';
import { describePreview } from '../../lib/preview-state';

const MOST = 4;

/** The file types of an asset: 'PNG · SVG · EPS'. */
export function describeTypes(asset: Pick<Asset, 'original' | 'files'>): string {
  const { original } = asset;
  const types = [...new Set([...(original ? [original] : []), ...getFiles(asset)].map(fileType))];
  if (types.length === 0) return 'Nog zonder bestand';
  const shown = types.slice(0, MOST);
  return [...shown, ...(types.length > MOST ? [`en ${types.length - MOST} meer`] : [])].join(' · ');
}

/** Why a search does not find the text in a file, for administrators; null when it does, or when there is no text to find. */
export function describeText({ ext, text }: Pick<File, 'ext' | 'text'>): string | null {
  if (!READABLE.some((readable) => readable === ext)) return null;
  if (text === 'waiting') return 'de tekst is straks te vinden';
  if (text === 'failed') return 'de tekst is niet te lezen, dus niet te vinden';
  return text === 'none' ? 'zonder tekst om te vinden' : null;
}

/** What administrators do not find of a file: its preview, its text; null when there is nothing to say. */
export function describeMissing(file: File): string | null {
  const missing = [describePreview(file), describeText(file)].filter((each) => each !== null);
  return missing.length > 0 ? missing.join(' · ') : null;
}
