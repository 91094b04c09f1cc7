import type { Asset, File } from '../../api/types';
import { fileType } from '../../components/download-link';

const MOST = 4;

/** The file types of an asset: 'PNG · SVG · EPS'. */
export function describeTypes({ original, files }: Pick<Asset, 'original' | 'files'>): string {
  const types = [...new Set([...(original ? [original] : []), ...files].map(fileType))];
  if (types.length === 0) return 'Nog zonder bestand';
  const shown = types.slice(0, MOST);
  return [...shown, ...(types.length > MOST ? [`en ${types.length - MOST} meer`] : [])].join(' · ');
}

const READABLE = ['.pdf', '.docx', '.pptx', '.xlsx', '.txt'];

/** Why a search does not find the text in a file, for administrators; null when it does, or when there is no text to find. */
export function describeText({ ext, text }: Pick<File, 'ext' | 'text'>): string | null {
  if (!READABLE.includes(ext)) return null;
  if (text === 'waiting') return 'de tekst is straks te vinden';
  if (text === 'failed') return 'de tekst is niet te lezen, dus niet te vinden';
  return text === 'none' ? 'zonder tekst om te vinden' : null;
}
