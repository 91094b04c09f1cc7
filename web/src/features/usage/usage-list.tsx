import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { homePath, useSite } from '../../lib/site';
import { editPath } from '../page-tree';
import styles from './usage-list.module.css';
import { blockHash, blockLabel, byPage, type Usage } from './usages';

/** The pages that use something; each block links to its position in the editor. */
export function UsageList({ usages }: { usages: readonly Usage[] }) {
  const home = homePath(useSite());
  const pages = byPage(usages);
  if (pages.length === 0) return <p className="small">Nog op geen enkele pagina.</p>;
  return (
    <ul role="list" className={clsx('stack gap-0 text-sm', styles.pages)}>
      {pages.map(({ page, blocks }) => (
        <li key={page.id}>
          <Link to={editPath(page.slug, home)}>{page.title || 'Zonder titel'}</Link>
          <span className={clsx('cluster', styles.blocks)}>
            {blocks.map(({ id, type }) => (
              <Link key={id} to={`${editPath(page.slug, home)}${blockHash(id)}`}>
                {blockLabel(type)}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
