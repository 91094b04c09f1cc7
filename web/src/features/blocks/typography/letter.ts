import type { BlockOf } from '../../../api/types';

export type Step = BlockOf<'typography'>['steps'][number];

/** For what a style sheet calls the sizes of a block that leaves them open. */
const BASE: Pick<Step, 'size' | 'lineHeight'> = { size: '1rem', lineHeight: '1.5' };

/** A step with what it leaves open filled in. */
export const toFilled = (step: Step): Step => ({
  label: step.label || step.size || BASE.size,
  size: step.size || BASE.size,
  lineHeight: step.lineHeight || BASE.lineHeight,
});

/** The name of a font in a style sheet. */
export const getQuoted = (family: string): string => `"${family.replaceAll(/["\\]/g, '')}"`;

interface Style {
  family: string;
  weight: number | null;
  size: string;
  lineHeight: string;
}

/** Declarations for a style sheet. */
export const toCss = ({ family, weight, size, lineHeight }: Style): string =>
  [
    family && `font-family: ${getQuoted(family)};`,
    weight && `font-weight: ${weight};`,
    `font-size: ${size};`,
    `line-height: ${lineHeight};`,
  ]
    .filter(Boolean)
    .join('\n');

/** 1.2 as 1,2 */
export const inDutch = (text: string): string => text.replace('.', ',');
