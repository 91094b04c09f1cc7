import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { BlockOf } from '../../../api/types';
import { Band } from '../shared/band';
import { ButtonTarget } from '../shared/block-button';
import type { BlockProps } from '../shared/block-props';
import { BlockTitle } from '../shared/block-title';
import { useEditing, Words } from '../shared/editing';
import { Prose } from '../shared/prose';
import { RichText } from '../shared/rich-text';
import styles from './renderer.module.css';

type TextBlock = BlockOf<'text'>;

const isHead = ({ title, subtitle, body }: TextBlock): boolean => title !== '' && !subtitle && !body;

/** A title over what follows, with a link beside it. */
function Head({ block }: { block: TextBlock }) {
  const { title, button } = block;
  return (
    <div className={`wrap ${styles.head}`}>
      <BlockTitle>{title}</BlockTitle>
      {button.label && button.url && (
        <ButtonTarget button={button} className={clsx(styles.link)}>
          {button.label}
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonTarget>
      )}
    </div>
  );
}

/** On the home page a text speaks up: its subtitle is the statement. */
function Statement({ block }: { block: TextBlock }) {
  return (
    <div className={`wrap cols ${styles.statement}`}>
      <h2 className={styles.small}>
        <Words at="title">{block.title}</Words>
      </h2>
      <div className={styles.words}>
        <p className={styles.large}>
          <Words at="subtitle">{block.subtitle}</Words>
        </p>
        <RichText at="body" html={block.body} />
      </div>
    </div>
  );
}

/** Text: title, subtitle, body and a button. */
export function Text({ block, home }: BlockProps<TextBlock>) {
  const isWritten = useEditing() !== null;
  if (isHead(block) && !isWritten) {
    return (
      <Band slug={block.slug} className={styles.headBand}>
        <Head block={block} />
      </Band>
    );
  }
  return (
    <Band slug={block.slug}>
      {home && block.subtitle ? (
        <Statement block={block} />
      ) : (
        <div className="wrap cols">
          <Prose text={block} className={styles.prose} />
        </div>
      )}
    </Band>
  );
}
