import type { Asset } from '../../../api/types';
import { byteSize } from '../../../lib/byte-size';

/** '4 bestanden', or for a single file its description: 'PNG · 36 KB'. */
export function describeAsset({ original, files }: Asset): string {
  if (files.length > 0) return files.length === 1 ? '1 bestand' : `${files.length} bestanden`;
  if (!original) return 'Nog zonder bestand';
  return `${original.ext.replace('.', '').toUpperCase()} · ${byteSize(original.size)}`;
}
