import { useId } from 'react';
import styles from './purpose-choice.module.css';
import { PURPOSES } from './purposes';

interface PurposeChoiceProps {
  purpose: string | null;
  onChoose: (purpose: string) => void;
}

/** One question that sets the format of every file. It may be left out. */
export function PurposeChoice({ purpose, onChoose }: PurposeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.purpose} aria-describedby={`${name}-hint`}>
      <legend className="label">Waarvoor is het?</legend>
      <div className={styles.choices}>
        {PURPOSES.map(({ name: own }) => (
          <label key={own} className={`radio ${styles.choice}`}>
            <input type="radio" name={name} checked={own === purpose} onChange={() => onChoose(own)} />
            {own}
          </label>
        ))}
      </div>
      <p className="hint" id={`${name}-hint`}>
        {purpose === null
          ? 'Dan kiezen wij per bestand het goede formaat. Overslaan mag.'
          : 'Per bestand staat nu het goede formaat klaar. Anders? Kies het hieronder.'}
      </p>
    </fieldset>
  );
}
