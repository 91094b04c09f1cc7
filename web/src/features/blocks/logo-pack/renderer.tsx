import type { BlockOf } from '../../../api/types';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { useEditing, useEmptyPlaces } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import { Chooser } from './chooser';
import styles from './renderer.module.css';
import { Versions } from './versions';

/** Helps to choose the logo for a place, with all versions below it. */
export default function LogoPack({ block }: BlockProps<BlockOf<'logo-pack'>>) {
  const { logos, slug, title } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  const shown = logos.flatMap(({ asset, ...logo }, index) => (asset ? [{ ...logo, asset, index }] : []));
  const listed = logos
    .map((logo, index) => ({ logo, index }))
    .filter(({ logo }) => hasPlaces || logo.asset !== null);
  if (!isWritten && !hasText(block) && listed.length === 0) return null;
  return (
    <Band slug={slug}>
      <div className="wrap cols rows">
        {(hasText(block) || isWritten) && <Prose text={block} className={styles.prose} />}
        <Chooser logos={shown} />
        <Versions logos={listed} isBelow={title !== ''} />
      </div>
    </Band>
  );
}
