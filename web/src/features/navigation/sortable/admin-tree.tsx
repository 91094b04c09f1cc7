import { PenLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddPageLink } from '../add-page-link';
import styles from './admin-tree.module.css';
import { SortablePageTree } from './sortable-page-tree';

export default function AdminTree() {
  return (
    <>
      <AddPageLink />
      <SortablePageTree />
      <div className={styles.foot}>
        <Link to="/edit">
          <PenLine />
          Redactie
        </Link>
        <Link to="/huisstijl/deleted">
          <Trash2 />
          Verwijderde pagina&apos;s
        </Link>
      </div>
    </>
  );
}
