import { clsx } from 'clsx';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLoginPath } from '../../lib/session/login-path';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { Button } from '../../components/button';
import { Logo } from '../../components/logo';
import { BasketPlace } from '../basket';
import { useGuidePath } from '../page-tree';
import { mainMenu } from './menu-items';
import styles from './top-bar.module.css';

// Lazy: most readers never open these, or have no account for them.
const AccountMenu = lazy(() => import('./account-menu'));
const MobileMenu = lazy(() => import('./mobile-menu'));
const SearchDialog = lazy(async () => ({ default: (await import('../search')).SearchDialog }));

/** Takes what is typed while the search dialog's code loads, which no field is there for yet. */
function EarlyLetters({ onLetter }: { onLetter: (letter: string) => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onLetter(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onLetter]);
  return null;
}

const WRITTEN = '[data-writes]';
const FIELDS = `input, textarea, select, ${WRITTEN}`;

/**
 * Ctrl+K (Cmd on a Mac) searches, and so does a slash outside fields. Not while a page is being written, where Ctrl+K
 * makes a link, nor above a dialog, which comes first.
 */
function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const [shortcut, fields] = ctrlKey || metaKey ? ['k', WRITTEN] : ['/', FIELDS];
      const isShortcut = key === shortcut && !(target instanceof Element && target.closest(fields));
      if (!isShortcut || event.defaultPrevented || document.querySelector(':modal')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

export function TopBar() {
  const site = useSite();
  const session = useSession();
  const guide = useGuidePath();
  const { pathname } = useLocation();
  const login = useLoginPath();
  const navigate = useNavigate();
  const [shown, setShown] = useState<'search' | 'menu' | null>(null);
  const [sought, setSought] = useState('');
  const addLetter = useCallback((letter: string) => setSought((text) => text + letter), []);
  const close = () => setShown(null);
  const search = () => {
    if (shown !== 'search') setSought('');
    setShown('search');
  };
  useSearchKeys(search);

  return (
    <header className={clsx('line', styles.bar)} data-screen-only>
      <Link className={styles.logo} to="/" aria-label="Home">
        <Logo site={site} alt="" />
      </Link>
      <nav className={styles.nav} aria-label="Hoofdmenu">
        {mainMenu(site, session, guide).map(({ label, to, current }) => (
          <Link key={to} to={to} aria-current={current.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={clsx('line', styles.end)}>
        <BasketPlace />
        <button
          className={clsx('line rounded text-sm edged', styles.find)}
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={search}
        >
          <Search />
          <span>Zoeken</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <div className={styles.wide}>
          {session.profile ? (
            <Suspense>
              <AccountMenu profile={session.profile} />
            </Suspense>
          ) : (
            session.known && (
              <Button small onClick={() => navigate(login)}>
                Inloggen
              </Button>
            )
          )}
        </div>
        <Button
          className={styles.small}
          variant="soft"
          small
          aria-haspopup="dialog"
          onClick={() => setShown('menu')}
        >
          <MenuIcon />
          <span>Menu</span>
        </Button>
      </div>
      {shown === 'search' && (
        <Suspense fallback={<EarlyLetters onLetter={addLetter} />}>
          <SearchDialog text={sought} onType={setSought} onClose={close} />
        </Suspense>
      )}
      {shown === 'menu' && (
        <Suspense>
          <MobileMenu onClose={close} />
        </Suspense>
      )}
    </header>
  );
}
