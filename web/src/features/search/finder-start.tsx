import { clsx } from 'clsx';
import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { homePath, useSite } from '../../lib/site';
import { linkPath, listedPages, usePageTree } from '../page-tree';
import hit from './hit-row.module.css';
import { searchPath } from './kinds';
import { readRecent, removeRecent } from './recent';
import styles from './search-dialog.module.css';
import { usePageNumbers } from './use-page-numbers';

const MOST_PAGES = 5;

/** Before anything is typed: what was sought in this browser before, and the main pages. */
export function FinderStart({ onClose }: { onClose: () => void }) {
  const { chapters } = usePageTree();
  const home = homePath(useSite());
  const numbers = usePageNumbers();
  const [recent, setRecent] = useState(readRecent);
  return (
    <>
      {recent.length > 0 && (
        <>
          <div className={clsx('cluster', styles.head)}>
            <h3>Laatst gezocht</h3>
          </div>
          <ul role="list" className={clsx('stack gap-half', hit.hits)}>
            {recent.map((q) => (
              <li key={q} className={clsx('grid rounded', hit.hit)} data-row>
                <span className={clsx('center text-xs strong edged tabular', hit.picture)} aria-hidden="true">
                  <Clock />
                </span>
                <Link
                  to={searchPath(q)}
                  className={clsx('strong breaks', hit.title)}
                  data-hit
                  onClick={onClose}
                >
                  {q}
                </Link>
                <div className={clsx('line gap-half', hit.action)}>
                  <Button
                    variant="soft"
                    iconOnly
                    aria-label={`${q} vergeten`}
                    onClick={(event) => {
                      event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
                      setRecent(removeRecent(q));
                    }}
                  >
                    <X />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={clsx('cluster', styles.head)}>
        <h3>Pagina&apos;s</h3>
      </div>
      <ul role="list" className={clsx('stack gap-half', hit.hits)}>
        {listedPages(chapters)
          .slice(0, MOST_PAGES)
          .map((node) => (
            <li key={node.id} className={clsx('grid rounded', hit.hit)} data-row>
              <span className={clsx('center text-xs strong edged tabular', hit.picture)} aria-hidden="true">
                {numbers.get(node.id)}
              </span>
              <Link
                to={linkPath(node, home)}
                className={clsx('strong breaks', hit.title)}
                data-hit
                onClick={onClose}
              >
                {node.title}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
