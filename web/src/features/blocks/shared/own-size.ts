import type { CSSProperties } from 'react';
import type { File } from '../../../api/types';

/**
 * The size of a picture of pixels, in CSS pixels, as custom properties: style sheets draw it no larger, because enlarged it
 * is blurred. Nothing for a drawing, which is sharp at any size.
 */
export const getOwnSize = (
  ext: string | undefined,
  { width, height }: Pick<NonNullable<File['preview']>, 'width' | 'height'>,
): CSSProperties => (ext === '.svg' ? {} : { '--own-width': `${width}px`, '--own-height': `${height}px` });
