import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFocusRescue } from '../../components/list-state';
import { Button } from '../../components/button';
import { ActivityDialog } from './activity-dialog';
import { MembershipDialog } from './membership-dialog';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
}

type Question = 'join' | 'leave' | 'activate' | 'deactivate';

/** The bulk actions, as soon as users are selected. */
export function SelectionBar({ selection: { chosen, clear } }: SelectionBarProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const isAny = chosen.length > 0;
  const close = (): void => setQuestion(null);
  useFocusRescue(chosen.length);
  const button = (label: string, asked: Question, disabled: boolean) => (
    // Not disabled: a disabled button cannot receive focus back from its dialog.
    <Button variant="soft" small aria-disabled={disabled} onClick={() => !disabled && setQuestion(asked)}>
      {label}
    </Button>
  );
  return (
    <div>
      <div className={clsx('line', styles.bar, isAny && styles.any)}>
        <p role="status" className={clsx('muted tabular', styles.count)}>
          {isAny && `${chosen.length} gekozen`}
        </p>
        {isAny && (
          <div className={clsx('line', styles.actions)} role="group" aria-label="Met wie gekozen is">
            {button('In groep zetten', 'join', false)}
            {button(
              'Uit groep halen',
              'leave',
              chosen.every(({ groups }) => groups.length === 0),
            )}
            {button(
              'Deactiveren',
              'deactivate',
              chosen.every(({ isActive }) => !isActive),
            )}
            {button(
              'Activeren',
              'activate',
              chosen.every(({ isActive }) => isActive),
            )}
            <Button variant="quiet" small iconOnly aria-label="Niemand kiezen" onClick={clear}>
              <X />
            </Button>
          </div>
        )}
      </div>
      {(question === 'join' || question === 'leave') && (
        <MembershipDialog people={chosen} joining={question === 'join'} onClose={close} />
      )}
      {(question === 'activate' || question === 'deactivate') && (
        <ActivityDialog people={chosen} active={question === 'activate'} onClose={close} />
      )}
    </div>
  );
}
