import { ChevronDown } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import styles from './downloads.module.css';

/** Details whose content is loaded once somebody opens them. */
export function OpeningDetails({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.why}
      data-needs-script
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {summary} <ChevronDown />
      </summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  );
}
