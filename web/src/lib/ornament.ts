import type { Site } from '../api/types';

interface Preview {
  url: string;
  srcset?: string;
}

/** What the ornament of a portal is made of: an own drawing, the mark that stands in a browser's tab, or else its name. */
export type OrnamentSource = { drawing: Preview } | { mark: string } | { name: string };

/** The ornament of a portal; null for none. */
export function getOrnament({ ornament, ornamentImage, productName }: Site): OrnamentSource | null {
  const preview = ornamentImage?.preview;
  if (ornament === 'mark') return preview ? { mark: preview.url } : { name: productName };
  return ornament === 'own' && preview ? { drawing: preview } : null;
}
