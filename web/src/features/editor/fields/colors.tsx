import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { Color } from '../../../api/types';
import { FieldError } from '../../../components/field';
import { isObject } from '../../../lib/is-object';
import { useColors } from '../../../lib/colors';
import { getItems } from '../state/values';
import { type FieldControlProps, useBlockForm } from './block-form';
import styles from './colors.module.css';
import { SortableItems } from '../../../components/sortable-items';

const isColor = (value: unknown): value is Color =>
  isObject(value) && 'id' in value && 'token' in value && 'hex' in value;

/** Colours of the house style, in order. None means all. */
export function ColorsControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  const { data: all = [] } = useColors();
  const chosen = getItems(value).filter(isColor);
  const rest = all.filter(({ id }) => !chosen.some((color) => color.id === id));
  return (
    <fieldset className={clsx('stack', styles.colors)}>
      <legend className="label">{field.label}</legend>
      {chosen.length === 0 && (
        <p className="hint">Alle kleuren van de huisstijl staan erop. Kies er een als je er minder wilt.</p>
      )}
      <SortableItems
        label="Kleur"
        items={chosen}
        onChange={(changed) => change(path, changed)}
        getSummary={(color) => (isColor(color) ? color.name : '')}
      >
        {(color) =>
          isColor(color) && (
            <span className={clsx('own-colors', styles.bar)} style={{ background: color.hex }} />
          )
        }
      </SortableItems>
      <div className="cluster">
        {rest.map((color) => (
          <button
            key={color.id}
            type="button"
            className={clsx('line small-icons text-sm breaks', styles.add)}
            aria-label={`${color.name} toevoegen`}
            onClick={() => change(path, [...chosen, color])}
          >
            <span className={clsx('own-colors', styles.dot)} style={{ background: color.hex }} />
            <span>{color.name}</span>
            <Plus />
          </button>
        ))}
      </div>
      <FieldError error={errorAt(path)} />
    </fieldset>
  );
}
