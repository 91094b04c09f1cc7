import { getLevels, getRatio } from 'cms/shared/colour-values';
import type { Color } from '../api/types';

type ColorWithHex = Pick<Color, 'name' | 'hex'>;

/** One colour as text on another. */
export interface Pair<Of extends ColorWithHex = Color> {
  text: Of;
  ground: Of;
  /** Cut off to two decimals, as GET /colors/contrast gives it. */
  ratio: number;
  /** The letters of WCAG 2.2 (1.4.3, 1.4.6) for running text, 'groot' when only large text is readable. */
  grade: 'AAA' | 'AA' | 'groot' | 'nee';
}

export function getPair<Of extends ColorWithHex>(text: Of, ground: Of): Pair<Of> {
  const ratio = getRatio(text.hex, ground.hex);
  const { normal, large } = getLevels(ratio);
  return { text, ground, ratio, grade: normal ?? (large ? 'groot' : 'nee') };
}

/** Whether running text is readable. */
export const isForText = ({ grade }: Pick<Pair, 'grade'>): boolean => grade === 'AAA' || grade === 'AA';

/** 4,5:1 as '4,50'. */
export const inWords = (ratio: number): string => ratio.toFixed(2).replace('.', ',');
