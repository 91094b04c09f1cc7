import { createContext, useContext } from 'react';
import type { File } from '../../../api/types';
import { useFirstPaint } from './use-first-paint';

/** Nothing to see, and of any size. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** When pictures are fetched: an editor is open for longer than their addresses last. */
export const PictureLoading = createContext<'lazy' | 'eager'>('lazy');

interface PictureProps {
  preview: NonNullable<File['preview']>;
  /** The width that it gets on the page, for `sizes` of an image. */
  sizes: string;
  alt: string;
  className?: string;
  /** Which part stays in sight where it is cropped. */
  position?: string;
  /** The page opens with it: it is fetched at once. */
  first?: boolean;
  /** The asset that it is of, where nothing around it says so. */
  assetId?: string;
}

/** A picture in the width that the screen needs. Words come first: it is fetched when the page has been drawn once. */
export function Picture({ preview, sizes, alt, className, position, first, assetId }: PictureProps) {
  const isPainted = useFirstPaint();
  const loading = useContext(PictureLoading);
  const { url, srcset, width, height } = preview;
  const isDrawn = isPainted || first;
  return (
    <img
      className={className}
      style={{ objectPosition: position }}
      src={isDrawn ? url : BLANK}
      srcSet={isDrawn ? srcset : undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : loading}
      decoding={first ? 'auto' : 'async'}
      {...(first && { fetchPriority: 'high' })}
      data-asset={assetId}
    />
  );
}
