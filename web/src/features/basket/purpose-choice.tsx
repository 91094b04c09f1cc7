import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './purpose-choice.module.css';
import type { CheckedItem } from './check-items';
import { PURPOSES } from './purposes';

const BEFORE = 'Dan kiezen wij per bestand het goede formaat. Overslaan mag.';

/** What the answer came to, as far as it is true. */
export function describeChoice(purpose: string | null, judged: readonly CheckedItem[]): string {
  if (purpose === null) return BEFORE;
  if (judged.some(({ asset }) => asset === undefined)) return 'Per bestand zoeken we het goede formaat.';
  const going = judged.filter(({ reason }) => reason === null);
  const fitting = going.filter(({ unfit }) => unfit === null).length;
  if (going.length === 0) return `Er is niets dat mee kan voor ${purpose}.`;
  if (fitting === going.length)
    return `Per bestand staat het goede formaat voor ${purpose} klaar. Anders? Kies het hieronder.`;
  const some = `${fitting} van de ${going.length} bestanden`;
  return `${fitting === 0 ? 'Geen bestand past' : `${some} ${fitting === 1 ? 'past' : 'passen'}`} bij ${purpose}. Hieronder staat waarom niet.`;
}

interface PurposeChoiceProps {
  purpose: string | null;
  judged: readonly CheckedItem[];
  onChoose: (purpose: string) => void;
}

/** One question that sets the format of every file. It may be left out. */
export function PurposeChoice({ purpose, judged, onChoose }: PurposeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.purpose} aria-describedby={`${name}-hint`}>
      <legend className="label">Waarvoor is het?</legend>
      <div className={clsx('cluster', styles.choices)}>
        {PURPOSES.map(({ name: own }) => (
          <label key={own} className={`radio text-sm ${styles.choice}`}>
            <input type="radio" name={name} checked={own === purpose} onChange={() => onChoose(own)} />
            {own}
          </label>
        ))}
      </div>
      <p className="hint" id={`${name}-hint`}>
        {describeChoice(purpose, judged)}
      </p>
    </fieldset>
  );
}
