import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './verdict.module.css';

/** What to do or what not: a drawn sign and a word, besides a colour. */
export const Verdict = ({ isGood, children }: { isGood: boolean; children: ReactNode }) => (
  <b className={clsx('line', styles.verdict)} data-verdict={isGood ? 'wel' : 'niet'}>
    {children}
  </b>
);
