import { useId } from 'react';
import type { Color } from '../../../api/types';
import styles from './inks.module.css';

interface InksProps {
  colors: readonly Color[];
  /** Null for the colours of the drawings themselves. */
  ink: Color | null;
  onChange: (ink: Color | null) => void;
}

/** The colours that pictograms may have: their own, or one of the house style. */
export function Inks({ colors, ink, onChange }: InksProps) {
  const name = useId();
  return (
    <fieldset className={styles.inks}>
      <legend className={styles.legend}>
        Kleur: <span>{ink?.name ?? 'zoals getekend'}</span>
      </legend>
      <div className={styles.choices}>
        <label className={`radio ${styles.own}`}>
          <input type="radio" name={name} checked={ink === null} onChange={() => onChange(null)} />
          <span>Zoals getekend</span>
        </label>
        {colors.map((color) => (
          <label key={color.id} className={`radio ${styles.ink}`} title={color.name}>
            <input
              type="radio"
              name={name}
              aria-label={color.name}
              checked={ink?.id === color.id}
              onChange={() => onChange(color)}
            />
            <span style={{ background: color.hex }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
