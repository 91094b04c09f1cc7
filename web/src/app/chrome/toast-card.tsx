import { clsx } from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast as toasts, type Toast } from '../../lib/toasts/toasts';
import styles from './toaster.module.css';

const ICON = { success: CircleCheck, info: Info, warning: TriangleAlert, error: OctagonAlert };

/** One message. The clock stands still while somebody points at it or has the focus in it; closed it gives that back. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, title, text, duration } = toast;
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const Icon = ICON[type];

  useEffect(() => {
    if (duration === null || held) return;
    const timer = setTimeout(() => toasts.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);

  return (
    <div
      className={clsx(styles.toast, styles[type])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <p>
        {text ? <b>{title}</b> : title}
        {text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Melding sluiten"
        onClick={() => {
          toasts.dismiss(id);
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
        }}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
