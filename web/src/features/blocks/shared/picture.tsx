import type { File } from '../../../api/types';
import { useFirstPaint } from './use-first-paint';

/** Nothing to see, and of any size. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface PictureProps {
  preview: NonNullable<File['preview']>;
  /** The width that it gets on the page, for `sizes` of an image. */
  sizes: string;
  alt: string;
  className?: string;
  /** Which part stays in sight where it is cropped. */
  position?: string;
}

/** A picture in the width that the screen needs. Words come first: it is fetched when the page has been drawn once. */
export function Picture({ preview, sizes, alt, className, position }: PictureProps) {
  const isDrawn = useFirstPaint();
  const { url, srcset, width, height } = preview;
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
      loading="lazy"
      decoding="async"
    />
  );
}
