import type { ReactNode } from 'react';
import type { Block, BlockOf } from '../../../api/types';
import { AskField } from '../../../components/ask-field';
import { BackgroundField, getCard } from './background-field';
import { BlockButton } from './block-button';
import { useEditing, EditableText } from './editing';
import styles from './hero.module.css';
import { RichText } from './rich-text';

type HeroBlock = BlockOf<'text-asset-background'>;

/** The first block of the home page, if it can be a hero. */
export const getHero = ([first]: readonly Block[]): HeroBlock | null =>
  first?.type === 'text-asset-background' ? first : null;

interface HeroProps {
  block: HeroBlock;
  /** Renders the heading with the class for this position. */
  heading: (className: string | undefined) => ReactNode;
  /** What visitors can ask, if that stands on it. */
  question?: string;
}

/** The first thing that visitors see: the first text with a background on the home page, filling the window. */
export function Hero({ block, heading, question }: HeroProps) {
  const { button, settings, subtitle, body } = block;
  const isWritten = useEditing() !== null;
  return (
    <BackgroundField block={block} opening>
      {heading(styles.title)}
      {(subtitle || isWritten) && (
        <p className={`lead ${styles.lead}`} data-written>
          <EditableText at="subtitle">{subtitle}</EditableText>
        </p>
      )}
      <RichText at="body" html={body} className={styles.body} />
      <BlockButton button={button} on={getCard(settings)} className={styles.act} />
      {question && (
        <div className={styles.ask}>
          <AskField label={question} placeholder="Bijvoorbeeld poster" />
        </div>
      )}
    </BackgroundField>
  );
}
