import type { Asset, Color, File } from '../../../api/types';
import { holdsWords } from '../../../lib/fold';

/** A pictogram that the viewer may see: its asset, and the drawing that is shown and given of it. */
export interface Icon {
  asset: Asset;
  /** The first SVG; null when there is none. */
  svg: File | null;
}

export const toIcon = (asset: Asset): Icon => ({
  asset,
  svg: asset.files.find(({ ext }) => ext === '.svg') ?? null,
});

/** What is drawn of it in the browser, without its source. */
export const getPreview = ({ asset, svg }: Icon): File['preview'] =>
  svg?.preview ?? asset.original?.preview ?? null;

/** The address of it in a colour, in its smallest width; null for one without a drawing, which keeps its colours. */
export function getInkedAddress({ svg }: Icon, { hex }: Pick<Color, 'hex'>): string | null {
  const [smallest] = svg?.preview?.srcset.split(' ') ?? [];
  return smallest ? `${smallest}&ink=${hex.slice(1).toLowerCase()}` : null;
}

/** Whether each word that is sought stands in the name, the description or the labels of a pictogram. */
export const isFound = ({ asset: { title, description, tags = [] } }: Icon, sought: string): boolean =>
  holdsWords(sought, title, description, ...tags);
