import { clsx } from 'clsx';
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
      <div className={clsx('stack gap-0', styles.foot)}>
        <Link className="line text-sm" to="/edit">
          <PenLine />
          Redactie
        </Link>
        <Link className="line text-sm" to="/huisstijl/deleted">
          <Trash2 />
          Verwijderde pagina&apos;s
        </Link>
      </div>
    </>
  );
}
