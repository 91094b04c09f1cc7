import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { searchPath } from './kinds';
import styles from './search-screen.module.css';
import { useNear } from './use-hits';

/** Words and titles that look like a search without hits; nothing when there are none. */
export function NearWords({ q, onOpen }: { q: string; onOpen?: () => void }) {
  const near = useNear(q);
  if (near.length === 0) return null;
  return (
    <>
      <p>Misschien bedoel je:</p>
      <ul role="list" className={clsx('cluster', styles.near)}>
        {near.map(({ kind, text, url }) => (
          <li key={`${kind} ${url ?? text}`}>
            <Link className="line text-sm edged pill" to={url ?? searchPath(text)} onClick={onOpen}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
