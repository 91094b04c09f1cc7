import { clsx } from 'clsx';
import styles from './code.module.css';

interface CodeProps {
  /** An answer that is no success. */
  isBad?: boolean;
  children: string;
}

/** What programs read, as it is; long lines wrap. */
export const Code = ({ isBad, children }: CodeProps) => (
  <pre className={clsx('panel text-sm tabular breaks', styles.code, isBad && styles.bad)}>{children}</pre>
);
