import { clsx } from 'clsx';
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
      <legend className={clsx('text-xs soft', styles.legend)}>
        Kleur: <span>{ink?.name ?? 'zoals getekend'}</span>
      </legend>
      <div className="cluster gap-half">
        <label className={`radio text-sm ${styles.own}`}>
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
            <span className="outlined own-colors" style={{ background: color.hex }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
