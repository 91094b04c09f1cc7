import { clsx } from 'clsx';
import type { FormSaving } from '../lib/use-form-save';
import { Button } from './button';
import styles from './overtaken.module.css';

interface OvertakenProps {
  /** Puts in the form what somebody else made of it; null while nobody was in between. */
  take: (() => void) | null;
  saving: Pick<FormSaving, 'refuse'>;
}

/** Says that somebody else saved the same fields, and offers their values. Each field says what was made of it. */
export function Overtaken({ take, saving }: OvertakenProps) {
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
