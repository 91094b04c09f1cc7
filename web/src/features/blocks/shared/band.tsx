import { clsx } from 'clsx';
import { useContext, type ReactNode } from 'react';
import { BlockContext } from './block-title';
import { FormerAnchors } from './former-anchors';
import styles from './band.module.css';

interface BandProps {
  /** The block's anchor; tiles in a row have their own. */
  slug?: string;
  /** A background colour from the schema; it determines the text colour. */
  background?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The band of a block, whose background extends to both edges of the page. Adjacent white bands share their spacing.
 */
export function Band({ slug, background = 'transparent', className, children }: BandProps) {
  const block = useContext(BlockContext);
  const isWhite = background === 'transparent' || background === 'white';
  return (
    <section
      id={slug}
      data-band={isWhite ? 'white' : 'field'}
      className={clsx(styles.band, `bg-${background}`, isWhite && styles.white, className)}
    >
      {slug && block && <FormerAnchors of={block} />}
      {children}
    </section>
  );
}
