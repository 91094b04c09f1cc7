import { createContext, useContext } from 'react';
import type { File } from '../../../api/types';
import { getOwnSize } from './own-size';
import { useFirstPaint } from './use-first-paint';

/** A transparent placeholder of any size. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The loading attribute of images: an editor stays open for longer than signed URLs last, so it loads eagerly. */
export const PictureLoading = createContext<'lazy' | 'eager'>('lazy');

interface PictureProps {
  preview: NonNullable<File['preview']>;
  /** Of its file, where the style sheet limits pictures of pixels to their own size. */
  ext?: string;
  /** The rendered width, for `sizes` of an image. */
  sizes: string;
  alt: string;
  className?: string;
  position?: string;
  /** The page starts with it: it loads at once. */
  first?: boolean;
  /** The id of its asset, where nothing around it has it. */
  assetId?: string;
}

/** A responsive image. Text comes first: it loads after the first paint of the page. */
export function Picture({
  preview,
  ext = '.svg',
  sizes,
  alt,
  className,
  position,
  first,
  assetId,
}: PictureProps) {
  const isPainted = useFirstPaint();
  const loading = useContext(PictureLoading);
  const { url, srcset, width, height } = preview;
  const isDrawn = isPainted || first;
  return (
    <img
      className={className}
      style={{ ...getOwnSize(ext, preview), objectPosition: position }}
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
