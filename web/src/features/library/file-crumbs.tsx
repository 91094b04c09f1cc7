import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { COLLECTION_TITLES, listPath, type Collection } from './collections';
import styles from './file-details.module.css';

interface FileCrumbsProps {
  title: string;
  /** The list's query string, to go back to. */
  search: string;
  collection?: Collection | null | undefined;
}

/** The way back to the list, as it was left, and to the collection. */
export const FileCrumbs = ({ title, search, collection }: FileCrumbsProps) => (
  <nav aria-label="Kruimelpad">
    <ol role="list" className={clsx('cluster muted breaks', styles.crumbs)}>
      <li>
        <Link to={{ pathname: '/bestanden', search }}>Bestanden</Link>
      </li>
      {collection && (
        <li>
          <Link to={listPath(collection)}>{COLLECTION_TITLES[collection]}</Link>
        </li>
      )}
      <li aria-current="page">{title}</li>
    </ol>
  </nav>
);
