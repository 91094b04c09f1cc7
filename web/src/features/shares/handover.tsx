import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Logo } from '../../components/logo';
import { SiteOrnament } from '../../components/ornament';
import { useSite } from '../../lib/site';
import styles from './handover.module.css';

/** The layout of a share link for people without an account: the files, beside a drawing. */
export function Handover({ isWaiting, children }: { isWaiting?: boolean; children?: ReactNode }) {
  const site = useSite();
  return (
    <div className={clsx('stack gap-0', styles.handover)}>
      <div className={styles.art}>
        <SiteOrnament />
      </div>
      <main id="inhoud" tabIndex={-1} className={styles.main} aria-busy={isWaiting}>
        <div className={styles.logo}>
          <Logo site={site} alt={site.productName} />
        </div>
        {children}
      </main>
    </div>
  );
}
