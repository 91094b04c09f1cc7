import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { EditableText, useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import styles from './renderer.module.css';

/** Words of a person, large, with who said them. */
export default function Quote({ block }: BlockProps<BlockOf<'quote'>>) {
  const { quote, slug, source } = block;
  const isWritten = useEditing() !== null;
  if (!isWritten && !hasText(block) && quote === '') return null;
  return (
    <Band slug={slug}>
      <div className="wrap cols">
        {(hasText(block) || isWritten) && <Prose text={block} className={clsx('span-8', styles.prose)} />}
        {(quote || isWritten) && (
          <figure className={clsx('stack span-all', styles.figure)} data-first={isWritten ? '' : undefined}>
            <blockquote className={clsx('breaks', styles.quote)}>
              <p>
                <EditableText at="quote">{quote}</EditableText>
              </p>
            </blockquote>
            {(source || isWritten) && (
              <figcaption className="soft breaks" data-written>
                <EditableText at="source">{source}</EditableText>
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </Band>
  );
}
