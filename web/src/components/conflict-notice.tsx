import { clsx } from 'clsx';
import type { FormSaving } from '../lib/use-form-save';
import { Button } from './button';
import styles from './conflict-notice.module.css';

interface OvertakenProps {
  /** Loads another user's values into the form; null without a conflict. */
  take: (() => void) | null;
  saving: Pick<FormSaving, 'refuse'>;
}

/** Reports that someone else saved the same fields, and offers their values. Each field shows the other value. */
export function ConflictNotice({ take, saving }: OvertakenProps) {
  return (
    <div role="status" className={clsx('spread gap-1 rounded text-sm', styles.notice)}>
      {take && (
        <>
          <p>Iemand anders wijzigde dit intussen ook. Wat jij invulde staat er nog en is niet opgeslagen.</p>
          <Button
            variant="paper"
            small
            onClick={() => {
              take();
              saving.refuse({});
            }}
          >
            Die wijziging overnemen
          </Button>
        </>
      )}
    </div>
  );
}
