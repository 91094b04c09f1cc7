import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { useEditing } from '../shared/editing';
import { isBlank, RichText } from '../shared/rich-text';
import styles from './renderer.module.css';

/** HTML by an editor: tables, lists, examples. It may use the full width; when empty it takes no space. */
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
