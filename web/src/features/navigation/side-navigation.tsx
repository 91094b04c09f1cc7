import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useSession } from '../../lib/session/use-session';
import { Button } from '../../components/button';
import { PageTree } from './page-tree';
import styles from './side-navigation.module.css';

/** Lazy: adding and dragging is for admins only, so readers do not download it. Offline it may be missing. */
const AdminTree = lazy(() => import('./sortable/admin-tree').catch(() => ({ default: PageTree })));

interface SideNavigationProps {
  open: boolean;
  onToggle: () => void;
}

/** The page tree at the side. Admins can add pages to it and reorder them. */
export function SideNavigation({ open, onToggle }: SideNavigationProps) {
  const { isAdmin, seemsAdmin } = useSession();
  const label = open ? 'Zijmenu sluiten' : 'Zijmenu openen';
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  // One button for both states, so that it keeps focus.
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
          <Icon />
        </Button>
      </div>
      {open && seemsAdmin && !isAdmin && <div className={styles.place} />}
      {open && !isAdmin && <PageTree />}
      {open && isAdmin && (
        <Suspense
          fallback={
            <>
              <div className={styles.place} />
              <PageTree />
            </>
          }
        >
          <AdminTree />
        </Suspense>
      )}
    </div>
  );
}
