import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import type { BlockProps } from '../shared/block-props';
import { useEditing } from '../shared/editing';
import { isBlank } from '../shared/is-blank';
import { RichText } from '../shared/rich-text';
import styles from './renderer.module.css';

/** What an editor wrote as HTML: tables, lists, examples. It may use the whole width; an empty one takes no room. */
export function Html({ block }: BlockProps<BlockOf<'html'>>) {
  const isWritten = useEditing() !== null;
  if (isBlank(block.body) && !isWritten) return null;
  return (
    <Band slug={block.slug}>
      <div className="wrap">
        <RichText html={block.body} className={styles.html} />
      </div>
    </Band>
  );
}
