import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from '../../../components/field';
import { ButtonIcon } from '../../blocks';
import { type FieldControlProps, getText, useBlockForm } from './block-form';
import labelled from './labelled.module.css';
import styles from './icon.module.css';

/** Chooses one of the icons in the schema. Icons render as drawn; the name of the chosen one shows below. */
export function IconControl({ field, path, value }: FieldControlProps) {
  const { change, choicesAt, errorAt } = useBlockForm();
  const id = useId();
  const error = errorAt(path);
  const choices = choicesAt(path);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <fieldset className={clsx('stack gap-1', labelled.choices)} aria-describedby={error && `${id}-error`}>
      <legend className="label">{field.label}</legend>
      <div className={clsx('grid gap-half', styles.icons)}>
        {choices.map((choice) => (
          <label key={choice.value} className={`radio center ${styles.icon}`} title={choice.label}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => change(path, choice.value)}
            />
            <ButtonIcon value={choice.value} />
            <span className="sr">{choice.label}</span>
          </label>
        ))}
      </div>
      <p className="meta">{chosen?.label ?? (getText(value) && `Onbekend: ${getText(value)}`)}</p>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
