import { clsx } from 'clsx';
import { useState } from 'react';
import type { BlockOf } from '../../../api/types';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { Downloads } from '../shared/downloads';
import { AddItem, AssetPlaceholder, useEditing, useEmptyPlaces } from '../shared/editing';
import { PartTitle } from '../shared/part-title';
import { hasText, Prose } from '../shared/prose';
import { getQuoted, toFilled } from './letter';
import { Ramp } from './ramp';
import styles from './renderer.module.css';
import { fromStep, Specimen, type Trial } from './specimen';
import { useFont, type FontState } from './use-font';

const GLYPHS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'ÁÄÇÉÈËÍÏÑÓÖÚÜ áàâäçéèêëíïîñóôöúûü',
  '. , : ; … ! ? ‘ ’ “ ” ( ) [ ] { } / \\ & @ # * + − × ÷ = < > % € £ § ° © ® • – —',
];

const MEANWHILE: Partial<Record<FontState, string>> = {
  refused: 'Je ziet hier een andere letter: deze mag je niet gebruiken.',
  failed: 'Je ziet hier een andere letter: deze kon niet worden geladen.',
};

const FIRST = { size: 48, lineHeight: 1.2 };

const isFilled = ({ font, family, sample, steps, weights }: BlockOf<'typography'>): boolean =>
  font !== null || family !== '' || sample !== '' || steps.length + weights.length > 0;

/** The font of the house style: to try, in its sizes, with its characters, and to take along. */
export default function Typography({ block }: BlockProps<BlockOf<'typography'>>) {
  const { slug, title, font, family, sample, weights, settings } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  const letter = useFont(font);
  const steps = block.steps.map(toFilled);
  const [tried, setTried] = useState<Partial<Trial>>({});
  // By its place: two of them may be of one weight, such as one that was just added.
  const [picked, setPicked] = useState(0);
  const chosen = weights[picked] ? picked : 0;
  const weight = weights[chosen]?.weight ?? null;
  const [first] = steps;
  const begin = first ? fromStep(first) : FIRST;
  const line = sample || family || title || 'Aa Bb Cc';
  const trial: Trial = {
    text: line,
    ground: 'white',
    ...begin,
    ...tried,
    ...(isWritten && { text: sample }),
  };
  const part = { slug, isBelow: title !== '', className: styles.heading };
  const meanwhile = MEANWHILE[letter.state];
  if (!isWritten && !hasPlaces && !hasText(block) && !isFilled(block)) return null;
  return (
    <Band slug={slug}>
      <div
        className="wrap cols rows"
        style={{
          '--letter': [letter.family, family && getQuoted(family), 'var(--font)'].filter(Boolean).join(', '),
          '--letter-weight': weight ?? 400,
        }}
      >
        {(hasText(block) || isWritten) && <Prose text={block} className={clsx('span-8', styles.prose)} />}
        {meanwhile && <p className={clsx('rounded text-sm', styles.note)}>{meanwhile}</p>}
        <Specimen
          trial={trial}
          onTry={(part) => setTried((before) => ({ ...before, ...part }))}
          {...{ steps, weights, weight, family }}
          picked={chosen}
          onWeight={setPicked}
          isEditable={settings.editable}
        />
        {isWritten && (
          <div className={clsx('stack span-all', styles.part)}>
            <AddItem at="weights" />
          </div>
        )}
        <Ramp steps={steps} text={sample} family={family} weight={weight} />
        <div className={clsx('stack span-all', styles.part)}>
          <PartTitle {...part}>Tekens</PartTitle>
          <div className={clsx('breaks', styles.glyphs)} lang="und">
            {GLYPHS.map((row) => (
              <p key={row}>{row}</p>
            ))}
          </div>
        </div>
        {font ? (
          <div className={clsx('stack span-all', styles.part)}>
            <PartTitle {...part}>De letter zelf</PartTitle>
            {font.description && <p className={styles.licence}>{font.description}</p>}
            <Downloads asset={font} />
          </div>
        ) : (
          <AssetPlaceholder at="font" />
        )}
      </div>
    </Band>
  );
}
