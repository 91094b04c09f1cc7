import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '../../lib/site';
import { Logo } from '../../components/logo';
import { SiteOrnament } from '../../components/ornament';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './login.module.css';

interface EntranceProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/**
 * The layout of login and related screens: the form on the left, the ornament on the right. On narrow screens the
 * ornament is a dark band above the form, with the logo on it.
 */
export function Entrance({ title, intro, children }: EntranceProps) {
  const site = useSite();
  return (
    <div className={clsx('stack gap-0', styles.login, site.logoDark && styles.onBand)}>
      <aside className={styles.art} aria-hidden="true">
        <SiteOrnament className={styles.ornament} />
      </aside>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <Link className={styles.logo} to="/" aria-label="Home">
          <Logo site={site} alt="" />
          {site.logoDark && <Logo site={{ ...site, logo: site.logoDark }} alt="" />}
        </Link>
        <div className={clsx('stack gap-3', styles.box)}>
          <div>
            <ScreenHeading>{title}</ScreenHeading>
            <p className={clsx('soft', styles.intro)}>{intro}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
