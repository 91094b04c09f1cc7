import type { Color } from '../../../api/types';
import { readableOn } from '../../../theme/contrast';
import styles from './shares.module.css';

/** How much of each colour there is, as a bar and in words. */
export function Shares({ colors }: { colors: readonly Color[] }) {
  const shares = colors.flatMap(({ id, name, hex, share }) => (share ? [{ id, name, hex, share }] : []));
  if (shares.length < 2) return null;
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ id, hex, share }) => (
          <span
            key={id}
            style={{ flexGrow: share, background: hex, color: readableOn(hex, '#ffffff', '#000000') }}
          >
            <b>{share}%</b>
          </span>
        ))}
      </div>
      <ul role="list" className={styles.key} aria-label="Verhouding">
        {shares.map(({ id, name, hex, share }) => (
          <li key={id}>
            <span className={styles.dot} style={{ background: hex }} />
            <span>
              <b>{name}</b>
              <br />
              <span className="meta">{share} procent</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
