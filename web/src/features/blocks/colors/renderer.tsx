import { clsx } from 'clsx';
import { useId } from 'react';
import type { BlockOf } from '../../../api/types';
import { useColors } from '../../../lib/colors';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import { Contrast } from './contrast';
import { Exports } from './exports';
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
  const filesAt = useId();
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
          filesAt={settings.exports ? filesAt : null}
        />
        {(settings.contrast || settings.exports) && (
          <div className="wrap cols rows">
            {settings.contrast && (
              <>
                <Contrast colors={colors} title={title} />
                <OnGround colors={colors} isBelow={isBelow} />
              </>
            )}
            {settings.exports && <Exports id={filesAt} isBelow={isBelow} />}
          </div>
        )}
      </div>
    </Band>
  );
}
