import { Suspense } from 'react';
import type { BlockOf } from '../../../api/types';
import { lazyBlock } from '../lazy-block';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { useEditing, useEmptyPlaces } from '../shared/editing';
import { hasText } from '../shared/prose';
import { Card } from './card';
import styles from './renderer.module.css';

// Lazy: the home page shows a card.
const Pack = lazyBlock('logo-pack-chooser', () => import('./pack'));
const Versions = lazyBlock('logo-pack-versions', async () => ({
  default: (await import('./versions')).Versions,
}));

/** Helps to choose the logo for a place, with all versions below it; or shows one in a card. */
export default function LogoPack({ block }: BlockProps<BlockOf<'logo-pack'>>) {
  const { layout, logos, rule, slug, space, title } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  const shown = logos.flatMap(({ asset, ...logo }, index) =>
    asset ? [{ ...logo, asset, index, space, rule }] : [],
  );
  const listed = logos
    .map((logo, index) => ({ logo, index }))
    .filter(({ logo }) => hasPlaces || logo.asset !== null);
  if (!isWritten && !hasText(block) && listed.length === 0) return null;
  if (layout === 'chooser') {
    return (
      <Band slug={slug}>
        <Suspense>
          <Pack block={block} shown={shown} listed={listed} />
        </Suspense>
      </Band>
    );
  }
  return (
    <Band slug={slug} background="grey">
      <div className={`wrap stack gap-5 ${styles.parts}`}>
        <Card block={block} logos={shown} />
        {/* Where they are chosen; also while another block is, because selecting moves nothing. */}
        {hasPlaces && (
          <Suspense>
            <Versions {...{ slug }} logos={listed} isBelow={title !== ''} />
          </Suspense>
        )}
      </div>
    </Band>
  );
}
