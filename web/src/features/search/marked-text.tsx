import { clsx } from 'clsx';
import type { Part } from './mark-words';
import styles from './hit-row.module.css';

/** A text with the words that were sought marked in it. */
export const MarkedText = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, mark }, at) =>
    mark ? (
      <mark key={at} className={clsx('strong', styles.mark)}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
