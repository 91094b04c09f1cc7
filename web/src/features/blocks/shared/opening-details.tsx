import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './downloads.module.css';

/** Details whose content is loaded once somebody opens them. */
export function OpeningDetails({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Somebody may have opened it before the script came.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={clsx('span-all', styles.why)}
      data-needs-script
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="line text-sm strong">
        {summary} <ChevronDown />
      </summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  );
}
