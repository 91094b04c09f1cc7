import { Link } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { editPath } from '../../lib/page-tree/tree';
import { usePageTree } from '../../lib/page-tree/use-page-tree';
import { homePath, useSite } from '../../lib/site';
import { StatusBadge } from '../../theme/controls/badge';
import styles from './recent-pages.module.css';

interface ListProps {
  title: string;
  pages: readonly PageNode[];
  /** What stands there when there is nothing to do. */
  none: string;
}

function List({ title, pages, none }: ListProps) {
  const site = useSite();
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      {pages.length === 0 && <p className={styles.none}>{none}</p>}
      <ul role="list">
        {pages.map(({ id, slug, title: name, status }) => (
          <li key={id}>
            <Link to={editPath(slug, homePath(site))}>
              {name}
              {status && <StatusBadge status={status} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where an editor goes on: what is not published yet, or differs from what visitors see. */
export function RecentPages() {
  const { tree, loaded } = usePageTree();
  // What everybody may see, which is there first, has no statuses.
  if (!loaded || tree.some(({ status }) => status === undefined)) return null;
  const pages = tree.flatMap((node) => [node, ...node.pages]);
  const having = (status: PageNode['status']) => pages.filter((page) => page.status === status);
  return (
    <div className={styles.lists}>
      <List title="Gewijzigd" pages={having('modified')} none="Alles wat gepubliceerd is, is bijgewerkt." />
      <List title="Concepten" pages={having('draft')} none="Er zijn geen concepten." />
      <List title="Gepubliceerd" pages={having('published')} none="Er is nog niets gepubliceerd." />
    </div>
  );
}
