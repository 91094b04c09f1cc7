import type { Asset } from '../../api/types';
import { fileType } from '../../components/download-link';

const MOST = 4;

/** The file types of an asset: 'PNG · SVG · EPS'. */
export function describeTypes({ original, files }: Pick<Asset, 'original' | 'files'>): string {
  const types = [...new Set([...(original ? [original] : []), ...files].map(fileType))];
  if (types.length === 0) return 'Nog zonder bestand';
  const shown = types.slice(0, MOST);
  return [...shown, ...(types.length > MOST ? [`en ${types.length - MOST} meer`] : [])].join(' · ');
}
