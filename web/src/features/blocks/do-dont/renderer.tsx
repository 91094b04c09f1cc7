import { clsx } from 'clsx';
import type { BlockOf } from '../../../api/types';
import type { BlockProps } from '../rows';
import { AssetPicture } from '../shared/asset-figure';
import { Band } from '../shared/band';
import { AddItem, AssetPlaceholder, EditableText, useEditing, useEmptyPlaces } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import { Verdict } from '../shared/verdict';
import styles from './renderer.module.css';

const SIZES = '(min-width: 720px) 46vw, 92vw';

type Pair = BlockOf<'do-dont'>['pairs'][number];

const isFilled = ({ asset, text }: Pair): boolean => asset !== null || text !== '';

/** One example: what it looks like, whether it is right, and why. */
function Example({ pair: { asset, text, verdict }, at }: { pair: Pair; at: string }) {
  const isWritten = useEditing() !== null;
  return (
    <li>
      <figure className="stack">
        {asset ? <AssetPicture asset={asset} sizes={SIZES} /> : <AssetPlaceholder at={`${at}.asset`} />}
        <figcaption className={clsx('stack gap-half', styles.words)}>
          <Verdict isGood={verdict === 'do'}>{verdict === 'do' ? 'Goed' : 'Fout'}</Verdict>
          {(text || isWritten) && (
            <p className={styles.text}>
              <EditableText at={`${at}.text`}>{text}</EditableText>
            </p>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

/** Examples of what is right and what is wrong. */
export default function DoDont({ block }: BlockProps<BlockOf<'do-dont'>>) {
  const { pairs, slug } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  // The path of a pair is its place among all.
  const shown = pairs
    .map((pair, index) => ({ pair, at: `pairs.${index}` }))
    .filter(({ pair }) => hasPlaces || isFilled(pair));
  // What is right stands beside what is wrong; of one kind more fit on a row.
  const isMixed = new Set(pairs.map(({ verdict }) => verdict)).size > 1;
  if (!isWritten && !hasText(block) && shown.length === 0) return null;
  return (
    <Band slug={slug}>
      <div className="wrap cols rows">
        {(hasText(block) || isWritten) && <Prose text={block} className={clsx('span-8', styles.prose)} />}
        <div className="span-all">
          {shown.length > 0 && (
            <ul role="list" className={clsx('stack', styles.list)} data-pairs={isMixed || undefined}>
              {shown.map((each) => (
                <Example key={each.at} {...each} />
              ))}
            </ul>
          )}
          <AddItem at="pairs" />
        </div>
      </div>
    </Band>
  );
}
