import { useId } from 'react';
import type { Color } from '../../../api/types';
import styles from './inks.module.css';
import { getTables } from './recolour';

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

/** Gives the pictures that refer to it a colour; white in them stays white. */
export function InkFilter({ id, hex }: { id: string; hex: string }) {
  const [red, green, blue] = getTables(hex);
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.filter}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix values=".2126 .7152 .0722 0 0 .2126 .7152 .0722 0 0 .2126 .7152 .0722 0 0 0 0 0 1 0" />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={red} />
          <feFuncG type="table" tableValues={green} />
          <feFuncB type="table" tableValues={blue} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
