import type { Asset, File } from '../../../api/types';

/** A file of a font, and the weights that it draws. */
export interface Face {
  id: string;
  weight: string;
}

/** The smallest to load comes first. */
const FORMATS = ['.woff2', '.otf', '.ttf'];

const ALL_WEIGHTS = '100 900';

/** How files say their weight in their name, the longest words first. */
const WEIGHTS: readonly [RegExp, string][] = [
  [/variable|\bwght\b|\bvf\b/, ALL_WEIGHTS],
  [/thin|hairline/, '100'],
  [/(extra|ultra)[-_ ]?light/, '200'],
  [/light/, '300'],
  [/(semi|demi)[-_ ]?bold/, '600'],
  [/(extra|ultra)[-_ ]?bold/, '800'],
  [/bold/, '700'],
  [/black|heavy/, '900'],
  [/medium/, '500'],
];

const isUpright = ({ name }: File): boolean => !/italic|oblique|cursief/i.test(name);

const getWeight = ({ name }: File): string =>
  WEIGHTS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? '400';

/** The files to draw a font with: upright, all of one format. One file by itself stands for all weights. */
export function getFaces({ files }: Pick<Asset, 'files'>): Face[] {
  const ofFormat = FORMATS.map((format) => files.filter(({ ext }) => ext === format));
  const best = ofFormat.find((found) => found.length > 0) ?? [];
  const upright = best.filter(isUpright);
  const faces = upright.length > 0 ? upright : best;
  return faces.map((file) => ({
    id: file.id,
    weight: faces.length === 1 ? ALL_WEIGHTS : getWeight(file),
  }));
}
