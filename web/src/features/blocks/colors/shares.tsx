import { clsx } from 'clsx';
import type { Color } from '../../../api/types';
import { readableOn } from '../../../theme/contrast';
import styles from './shares.module.css';

/** The least share, in percent, in which a figure fits, and the least in which a name does. */
const FIGURE = 5;
const NAME = 10;

/** How much of each colour there is, to scale and from edge to edge, the most first. */
export function Shares({ colors }: { colors: readonly Color[] }) {
  const shares = colors
    .flatMap(({ id, name, hex, share }) => (share ? [{ id, name, hex, share }] : []))
    .sort((one, other) => other.share - one.share);
  if (shares.length < 2) return null;
  return (
    <ul role="list" className={clsx('own-colors', styles.shares)} aria-label="Verhouding">
      {shares.map(({ id, name, hex, share }) => (
        <li
          key={id}
          data-fits={share >= NAME ? 'name' : share >= FIGURE ? 'figure' : undefined}
          style={{ flexGrow: share, background: hex, color: readableOn(hex, '#ffffff', '#000000') }}
          title={`${name}, ${share} procent`}
        >
          <span className="sr">
            {name} {share} procent
          </span>
          {share >= FIGURE && <b aria-hidden="true">{share}</b>}
          {share >= NAME && <span aria-hidden="true">{name}</span>}
        </li>
      ))}
    </ul>
  );
}
