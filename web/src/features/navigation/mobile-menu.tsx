import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLoginPath } from '../../lib/session/login-path';
import { AT_ONCE } from '../../lib/session/router-state';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { Button, ButtonLink } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { isEditingPath, useGuidePath } from '../page-tree';
import { mainMenu } from './menu-items';
import styles from './mobile-menu.module.css';
import { AddPageLink } from './add-page-link';
import { PageTree } from './page-tree';

/** Lazy: readers need none of it. */
const RowMenu = lazy(async () => ({ default: (await import('./sortable/row-menu')).RowMenu }));

/** The content of the top bar and the side navigation, for small screens. Choosing an item closes it. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const site = useSite();
  const session = useSession();
  const guide = useGuidePath();
  const { pathname } = useLocation();
  const login = useLoginPath();
  return (
    <Dialog title="Menu" titleHidden className={styles.sheet} onClose={onClose}>
      <div className={styles.head}>
        <Button variant="quiet" iconOnly aria-label="Menu sluiten" onClick={onClose}>
          <X />
        </Button>
      </div>
      <nav aria-label="Hoofdmenu">
        <ul className={clsx('stack gap-half', styles.list)} role="list">
          {mainMenu(site, session, guide).map(({ label, to, current }) => (
            <li key={to}>
              <Link
                className="line rounded strong"
                to={to}
                aria-current={current.test(pathname) ? 'page' : undefined}
                onClick={onClose}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.section}>
        <h3>Pagina&apos;s</h3>
        {/* Above the tree, which may be long. */}
        {session.isAdmin && <AddPageLink onClick={onClose} />}
        <div className={styles.tree}>
          <PageTree
            onChoose={onClose}
            tools={
              session.isAdmin && isEditingPath(pathname)
                ? (node, sub) => (
                    <Suspense>
                      <RowMenu node={node} sub={sub} onLeave={onClose} />
                    </Suspense>
                  )
                : undefined
            }
          />
        </div>
        {session.isAdmin && (
          <ButtonLink variant="quiet" small to="/edit" onClick={onClose}>
            Redactie
          </ButtonLink>
        )}
      </div>
      <div className={`${styles.section} cluster`}>
        {session.profile ? (
          <>
            <ButtonLink variant="soft" small to="/account/details" onClick={onClose}>
              Instellingen
            </ButtonLink>
            <ButtonLink variant="quiet" small to="/logout" state={AT_ONCE} onClick={onClose}>
              Uitloggen
            </ButtonLink>
          </>
        ) : (
          <ButtonLink wide to={login} role="button" onClick={onClose}>
            Inloggen
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
