import type { HTMLAttributes } from 'react';
import { getAnchor } from './anchors';

interface PartTitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Of the block. */
  slug: string;
  /** Under the title of the block. */
  isBelow: boolean;
  children: string;
}

/** A heading of a part that a block has of itself; 'Op deze pagina' leads to it (pages/headings.ts). */
export function PartTitle({ slug, isBelow, children, ...more }: PartTitleProps) {
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <Heading id={getAnchor(slug, children)} {...more}>
      {children}
    </Heading>
  );
}
