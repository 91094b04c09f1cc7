import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { walkResults } from '../../lib/list-keys';
import { linkPath, usePageTree } from '../page-tree';
import { homePath, useSite } from '../../lib/site';
import { SearchInput } from '../../components/search-input';
import { Dialog } from '../../components/dialog';
import styles from './search-dialog.module.css';

interface Hit {
  node: PageNode;
  under?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function findPages(tree: PageNode[], query: string): Hit[] {
  const all = tree.flatMap((node) => [
    { node },
    ...node.pages.map((child) => ({ node: child, under: node.title })),
  ]);
  return all.filter(({ node }) => plain(node.title).includes(plain(query.trim())));
}

/** Searches by title among the pages that the viewer may see. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { tree } = usePageTree();
  const home = homePath(useSite());
  const [query, setQuery] = useState('');
  const hits = findPages(tree, query);

  return (
    <Dialog title="Zoek een pagina" titleHidden width={640} className={styles.dialog} onClose={onClose}>
      <div role="presentation" onKeyDown={walkResults}>
        <search>
          <SearchInput
            aria-label="Zoek een pagina"
            placeholder="Zoek een pagina"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <p className="sr" role="status">
          {query && `${hits.length} ${hits.length === 1 ? 'pagina' : "pagina's"} gevonden`}
        </p>
        {hits.length === 0 ? (
          <p className={styles.none}>Geen pagina gevonden. Probeer een ander woord.</p>
        ) : (
          <ul className={styles.results} role="list">
            {hits.slice(0, 8).map(({ node, under }) => (
              <li key={node.id}>
                <Link to={linkPath(node, home)} data-result onClick={onClose}>
                  <span className={styles.title}>{node.title}</span>
                  {under && <span className="meta">{under}</span>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
