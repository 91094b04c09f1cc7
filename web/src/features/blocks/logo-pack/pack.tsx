import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import type { VisibleLogo } from './choose-logo';
import { Chooser } from './chooser';
import styles from './renderer.module.css';
import { Versions, type ListedLogo } from './versions';

interface PackProps {
  block: BlockOf<'logo-pack'>;
  /** What the viewer may see. */
  shown: readonly VisibleLogo[];
  listed: readonly ListedLogo[];
}

/** What helps to choose, on a field from edge to edge, with all versions below it. */
export default function Pack({ block, shown, listed }: PackProps) {
  const isWritten = useEditing() !== null;
  return (
    <div className={clsx('stack gap-5', styles.parts)}>
      {(hasText(block) || isWritten) && (
        <div className={`wrap cols ${styles.head}`} data-written={hasText(block) ? undefined : ''}>
          <Prose text={block} className="span-8" />
        </div>
      )}
      {shown.length > 0 && (
        <div className={`bg-grey ${styles.field}`} data-screen-only data-needs-script>
          <div className="wrap">
            <Chooser logos={shown} spaceLabel={block.spaceLabel} ruleUrl={block.ruleUrl} />
          </div>
        </div>
      )}
      <div className="wrap">
        <Versions slug={block.slug} logos={listed} isBelow={block.title !== ''} />
      </div>
    </div>
  );
}
