import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import onLight from '../theme/on-light.module.css';
import styles from './error-screen.module.css';
import { ButtonAnchor } from './button';
import { LazyOrnament } from './lazy-ornament';
// Also rendered on the server.
import './ask-field.module.css';
import './not-found.module.css';

interface ErrorScreenProps {
  status?: number;
  message: string;
  /** The h1. A screen inside the router passes its own, which takes focus. */
  heading?: ReactNode;
}

const WENT_WRONG = 'Er ging iets mis';

/** A full-page error with one next step. */
export function ErrorScreen({ status = 500, message, heading }: ErrorScreenProps) {
  return (
    <section className={`${onLight.screen} ${styles.screen} bg-blueDark`}>
      <LazyOrnament className={onLight.ornament} />
      <div className={`wrap ${onLight.words} stack gap-3 ${styles.text}`}>
        {status > 0 && <p className={clsx('tabular', styles.status)}>{status}</p>}
        {heading ?? <h1>{WENT_WRONG}</h1>}
        {message && <p className={styles.message}>{message}</p>}
        <ButtonAnchor variant="paper" href="/">
          Terug naar home
        </ButtonAnchor>
      </div>
    </section>
  );
}
