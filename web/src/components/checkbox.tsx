import { clsx } from 'clsx';
import { useId, type InputHTMLAttributes } from 'react';
import styles from './checkbox.module.css';

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string; hint?: string };

function Tick({ label, hint, ...input }: TickProps) {
  const id = useId();
  return (
    <div className={clsx('grid', styles.row)}>
      <input {...input} id={id} type="checkbox" aria-describedby={hint && `${id}-hint`} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** A choice among others, applied on submit. */
export const Checkbox = (props: TickProps) => <Tick {...props} className={styles.box} />;

/** A setting that takes effect at once. */
export const Switch = (props: TickProps) => <Tick {...props} role="switch" className={styles.switch} />;
