import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import { BlockButton, ButtonLabel, ButtonTarget, isShown } from '../shared/block-button';
import type { BlockProps } from '../rows';
import { BlockTitle } from '../shared/block-title';
import { useEditing, EditableText } from '../shared/editing';
import { isBlank, RichText } from '../shared/rich-text';
import { hasText, Prose } from '../shared/prose';
import styles from './renderer.module.css';

type TextBlock = BlockOf<'text'>;

/** Whether the block is only a title. */
function useIsHead({ title, subtitle, body }: TextBlock): boolean {
  const editing = useEditing();
  const isClosed = (at: string) => !editing?.isOpen(at);
  const hasTitle = title !== '' || !isClosed('title');
  return hasTitle && subtitle === '' && isClosed('subtitle') && isBlank(body) && isClosed('body');
}

/** A heading for what follows, with a link next to it. */
function Head({ block }: { block: TextBlock }) {
  const { title, button } = block;
  const isWritten = useEditing() !== null;
  return (
    <div className={`wrap cluster gap-2 ${styles.head}`}>
      <BlockTitle>{title}</BlockTitle>
      {isWritten && (
        <>
          <p data-written>
            <EditableText at="subtitle">{''}</EditableText>
          </p>
          <RichText at="body" html="" />
        </>
      )}
      {isShown(button) && (
        <ButtonTarget button={button} className={clsx('line strong', styles.link)}>
          <ButtonLabel button={button} />
        </ButtonTarget>
      )}
    </div>
  );
}

/** On the home page a text is larger: its subtitle is the statement. */
function Statement({ block }: { block: TextBlock }) {
  const isWritten = useEditing() !== null;
  return (
    <div className={`wrap cols ${styles.statement}`}>
      {(block.title || isWritten) && (
        <h2 className={styles.small} data-written>
          <EditableText at="title">{block.title}</EditableText>
        </h2>
      )}
      <div className={clsx('stack gap-3', styles.words)}>
        <p className={styles.large} data-written>
          <EditableText at="subtitle">{block.subtitle}</EditableText>
        </p>
        <RichText at="body" html={block.body} />
        <BlockButton button={block.button} className={styles.button} />
      </div>
    </div>
  );
}

/** Title, subtitle, body and a button; renders nothing when all are empty. */
export function Text({ block, home }: BlockProps<TextBlock>) {
  const editing = useEditing();
  const isHead = useIsHead(block);
  if (!hasText(block) && !editing) return null;
  if (isHead) {
    return (
      <Band slug={block.slug} className={styles.headBand}>
        <Head block={block} />
      </Band>
    );
  }
  return (
    <Band slug={block.slug}>
      {home && (block.subtitle || editing?.isOpen('subtitle')) ? (
        <Statement block={block} />
      ) : (
        <div className="wrap cols">
          <Prose text={block} className="span-8" />
        </div>
      )}
    </Band>
  );
}
