import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useLoginPath } from '../../lib/session/login-path';
import { AT_ONCE } from '../../lib/session/router-state';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { Button, ButtonLink } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { mainMenu } from './menu-items';
import styles from './mobile-menu.module.css';
import { AddPageLink } from './add-page-link';
import { PageTree } from './page-tree';

/** The content of the top bar and the side navigation, for small screens. Choosing an item closes it. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const site = useSite();
  const session = useSession();
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
        <ul className={styles.list} role="list">
          {mainMenu(site, session).map(({ label, to, current }) => (
            <li key={to}>
              <Link to={to} aria-current={current.test(pathname) ? 'page' : undefined} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.section}>
        <h3>Pagina&apos;s</h3>
        <div className={styles.tree}>
          <PageTree onChoose={onClose} />
        </div>
        {session.isAdmin && (
          <>
            <AddPageLink onClick={onClose} />
            <ButtonLink variant="quiet" small to="/edit" onClick={onClose}>
              Redactie
            </ButtonLink>
          </>
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
