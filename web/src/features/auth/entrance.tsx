import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '../../lib/site';
import { Light } from '../../theme/drawings/light';
import { lightLogin } from '../../theme/drawings/light-login';
import { Logo } from '../../components/logo';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './login.module.css';

interface EntranceProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/**
 * The layout of login and related screens: the form on the left, a drawing on the right. On narrow screens the drawing is a
 * dark band above the form, with the logo for a dark ground on it.
 */
export function Entrance({ title, intro, children }: EntranceProps) {
  const site = useSite();
  return (
    <div className={clsx(styles.login, site.logoDark && styles.onBand)}>
      <aside className={styles.art} aria-label="Welkom">
        <Light drawing={lightLogin} className={styles.light} />
        <p>Wie zoekt, vindt hier het goede logo.</p>
      </aside>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <Link className={styles.logo} to="/" aria-label="Home">
          <Logo site={site} alt="" />
          {site.logoDark && <Logo site={{ ...site, logo: site.logoDark }} alt="" />}
        </Link>
        <div className={styles.box}>
          <div>
            <ScreenHeading>{title}</ScreenHeading>
            <p className={styles.intro}>{intro}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
