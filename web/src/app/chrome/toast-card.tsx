import { clsx } from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { runClock, toast as messages, type Toast } from '../../lib/toasts/toasts';
import styles from './toaster.module.css';

const ICON = { success: CircleCheck, info: Info, warning: TriangleAlert, error: OctagonAlert };

/** One message. Its timer pauses on hover and focus. When closed with focus inside, it returns focus. */
export default function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, title, text, action } = toast;
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const cameFrom = useRef<EventTarget | null>(null);
  const Icon = ICON[type];

  useEffect(() => (isHeld ? undefined : runClock(id)), [id, isHeld]);

  const close = (): void => {
    messages.dismiss(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      className={clsx('grid card small breaks edged', styles.toast, styles[type])}
      // Not on mouseenter: a message that appears under a resting pointer would stay, and cover the page, forever.
      onMouseMove={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setHasFocus(true);
      }}
      onBlur={() => setHasFocus(false)}
    >
      <Icon />
      <p>
        {text ? <b>{title}</b> : title}
        {text}
        {action && (
          <button
            type="button"
            className={clsx('strong', styles.action)}
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </p>
      <button
        type="button"
        className={clsx('center small-icons', styles.close)}
        aria-label="Melding sluiten"
        onClick={close}
      >
        <X />
      </button>
    </div>
  );
}
