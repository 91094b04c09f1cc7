import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { Color } from '../../../api/types';
import { getPair, inWords, isForText } from '../../../lib/contrast-grades';
import { PartTitle } from '../shared/part-title';
import styles from './on-ground.module.css';

interface OnGroundProps {
  /** Of the block. */
  slug: string;
  colors: readonly Color[];
  isBelow: boolean;
}

/** Each colour as text on a background that the reader picks. Unreadable ones are only listed. */
export function OnGround({ slug, colors, isBelow }: OnGroundProps) {
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const ground = colors.find(({ id }) => id === picked) ?? colors[0];
  if (!ground || colors.length < 2) return null;
  const pairs = colors.filter(({ id }) => id !== ground.id).map((text) => getPair(text, ground));
  const readable = pairs.filter(({ grade }) => grade !== 'nee');
  const rest = pairs.filter(({ grade }) => grade === 'nee').map(({ text }) => text.name);
  return (
    <div className={clsx('stack span-all', styles.part)} data-screen-only>
      <PartTitle {...{ slug, isBelow }} className={styles.heading}>
        Zo ziet het eruit
      </PartTitle>
      <fieldset className="cluster" data-needs-script>
        <legend className="sr">Achtergrond</legend>
        {colors.map((color) => (
          <label key={color.id} className={`radio line panel text-sm ${styles.choice}`}>
            <input
              type="radio"
              name={name}
              checked={color.id === ground.id}
              onChange={() => setPicked(color.id)}
            />
            <span className={clsx('own-colors', styles.dot)} style={{ background: color.hex }} />
            <span>{color.name}</span>
          </label>
        ))}
      </fieldset>
      <ul
        role="list"
        className={clsx('grid rounded own-colors', styles.stage)}
        style={{ background: ground.hex }}
      >
        {readable.map((pair) => (
          <li key={pair.text.id} style={{ color: pair.text.hex }}>
            <p className={styles.title}>{pair.text.name}</p>
            {isForText(pair) && <p>Zorg die je herkent, ook van een afstand.</p>}
            <p className={styles.grade}>
              {inWords(pair.ratio)} · {pair.grade}
            </p>
          </li>
        ))}
      </ul>
      <p className="meta" role="status">
        {rest.length > 0 && `Niet te lezen op ${ground.name}: ${rest.join(', ')}.`}
      </p>
    </div>
  );
}
