import { PanelLeftClose, PanelLeftOpen, Trash2 } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session';
import { Button } from '../../theme/controls/button';
import { AddPageLink } from './add-page-link';
import { PageTree } from './page-tree';
import styles from './side-navigation.module.css';

/** Dragging is for administrators only; readers do not download it. */
const SortablePageTree = lazy(async () => ({
  default: (await import('./sortable/sortable-page-tree')).SortablePageTree,
}));

interface SideNavigationProps {
  open: boolean;
  onToggle: () => void;
}

/** The tree of pages at the side. Administrators can add pages to it and put them in order. */
export function SideNavigation({ open, onToggle }: SideNavigationProps) {
  const { isAdmin } = useSession();
  const label = open ? 'Zijmenu sluiten' : 'Zijmenu openen';
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  // Open or closed, the button stays the same one, so that it keeps the focus.
  return (
    <div className={open ? styles.side : styles.closed}>
      <div className={styles.head}>
        {open && <h2>Pagina&apos;s</h2>}
        <Button
          className={styles.toggle}
          variant="quiet"
          iconOnly
          aria-label={label}
          aria-expanded={open}
          onClick={onToggle}
        >
          <Icon className="icon" aria-hidden="true" />
        </Button>
      </div>
      {open && (isAdmin ? <AdminTree /> : <PageTree />)}
    </div>
  );
}

/** The tree with all that administrators do to it. */
function AdminTree() {
  return (
    <>
      <AddPageLink />
      <Suspense fallback={<PageTree />}>
        <SortablePageTree />
      </Suspense>
      <Link className={styles.foot} to="/huisstijl/deleted">
        <Trash2 className="icon" aria-hidden="true" />
        Verwijderde pagina&apos;s
      </Link>
    </>
  );
}
