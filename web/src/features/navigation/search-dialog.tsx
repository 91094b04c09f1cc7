import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { pagePath } from '../../lib/page-tree/tree';
import { usePageTree } from '../../lib/page-tree/use-page-tree';
import { Dialog } from '../../theme/controls/dialog';
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

/** Finds a page by its title among the pages that the viewer sees. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { tree } = usePageTree();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const hits = findPages(tree, query);

  return (
    <Dialog title="Zoek een pagina" titleHidden className={styles.dialog} onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (!hits[0] || !query) return;
          navigate(pagePath(hits[0].node.slug));
          onClose();
        }}
      >
        <div className={styles.field}>
          <Search className="icon" aria-hidden="true" />
          <input
            type="search"
            aria-label="Zoek een pagina"
            placeholder="Zoek een pagina"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      </form>
      <p className="sr" role="status">
        {query && `${hits.length} ${hits.length === 1 ? 'pagina' : "pagina's"} gevonden`}
      </p>
      {hits.length === 0 ? (
        <p className={styles.none}>Geen pagina gevonden. Probeer een ander woord.</p>
      ) : (
        <ul className={styles.results} role="list">
          {hits.slice(0, 8).map(({ node, under }) => (
            <li key={node.id}>
              <Link to={pagePath(node.slug)} onClick={onClose}>
                <span className={styles.title}>{node.title}</span>
                {under && <span className="meta">{under}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
