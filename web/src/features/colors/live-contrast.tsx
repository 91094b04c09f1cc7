import { clsx } from 'clsx';
import type { Color } from '../../api/types';
import { getPair, inWords, isForText } from '../../lib/contrast-grades';
import styles from './colors.module.css';

interface LiveContrastProps {
  /** The colour as it is typed. */
  hex: string;
  others: readonly Color[];
}

/** On which colours a colour can be read, while it is typed. */
export function LiveContrast({ hex, others }: LiveContrastProps) {
  const text = { name: '', hex };
  const pairs = others.map(({ id, name, hex: ground }) => ({ id, ...getPair(text, { name, hex: ground }) }));
  return (
    <section className={styles.live} aria-labelledby="contrast-van-kleur">
      <h3 id="contrast-van-kleur">Als tekst op</h3>
      <ul className="grid gap-1" role="list">
        {pairs.map(({ id, ground, ratio, grade }) => (
          <li className="line text-sm" key={id}>
            <span
              className={clsx('center own-colors', styles.sample)}
              style={grade === 'nee' ? undefined : { background: ground.hex, color: hex }}
              aria-hidden="true"
            >
              {grade !== 'nee' && 'Aa'}
            </span>
            <span>
              {ground.name}
              <span className="meta">
                {inWords(ratio)} <b>{grade}</b>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="meta" role="status">
        Goed voor tekst op {pairs.filter(isForText).length} van {pairs.length} kleuren.
      </p>
    </section>
  );
}
