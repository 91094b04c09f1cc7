import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  /** The anchor of the block; tiles in a row have their own. */
  slug?: string;
  /** A background colour of the schema; it decides the colour of the text. */
  background?: string;
  className?: string;
  children: ReactNode;
}

/** A block: a band across the content whose field of colour bleeds to both edges. White bands in a row share their air. */
export function Band({ slug, background = 'transparent', className, children }: BandProps) {
  const isWhite = background === 'transparent' || background === 'white';
  return (
    <section
      id={slug}
      data-band={isWhite ? 'white' : 'field'}
      className={clsx(styles.band, `bg-${background}`, isWhite && styles.white, className)}
    >
      {children}
    </section>
  );
}
