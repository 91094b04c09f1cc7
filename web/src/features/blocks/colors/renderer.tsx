import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { useColors } from '../../../lib/colors';
import type { BlockProps } from '../rows';
import { getAnchor } from '../shared/anchors';
import { Band } from '../shared/band';
import { useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import { Contrast } from './contrast';
import { Exports, EXPORTS } from './exports';
import { OnGround } from './on-ground';
import styles from './renderer.module.css';
import { Shares } from './shares';
import { Swatches } from './swatches';

/** Colours with their values, what is readable on what, and all of them as files. A block that names none shows all. */
export default function Colors({ block }: BlockProps<BlockOf<'colors'>>) {
  const { slug, title, settings } = block;
  const isWritten = useEditing() !== null;
  const isAll = block.colors.length === 0;
  const { data: all = [] } = useColors(isAll);
  const colors = isAll ? all : block.colors;
  const isBelow = title !== '';
  return (
    <Band slug={slug}>
      <div className={clsx('stack gap-5', styles.parts)}>
        <Shares colors={colors} />
        {(hasText(block) || isWritten) && (
          <div className={`wrap cols ${styles.head}`}>
            <Prose text={block} className="span-8" />
          </div>
        )}
        <Swatches
          colors={colors}
          layout={settings.layout}
          isBelow={isBelow}
          filesAt={settings.exports ? getAnchor(slug, EXPORTS) : null}
        />
        {(settings.contrast || settings.exports) && (
          <div className="wrap cols rows">
            {settings.contrast && (
              <>
                <Contrast {...{ slug, colors, title }} />
                <OnGround {...{ slug, colors, isBelow }} />
              </>
            )}
            {settings.exports && <Exports {...{ slug, isBelow }} />}
          </div>
        )}
      </div>
    </Band>
  );
}
