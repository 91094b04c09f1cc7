import type { BlockField } from '../../../api/types';
import { Button } from '../../../theme/controls/button';
import { useBlockForm } from './block-form';
import type { FieldControlProps } from './control-props';
import { FieldControl } from './field-control';
import styles from './parts.module.css';

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

interface FieldsProps {
  fields: readonly BlockField[];
  /** '' for the block itself. */
  path: string;
  value: unknown;
}

/** The controls of several fields. */
export function Fields({ fields, path, value }: FieldsProps) {
  return fields.map((field) => {
    const own = path === '' ? field.name : `${path}.${field.name}`;
    return (
      <div key={field.name} className={styles.field} data-at={own}>
        <FieldControl field={field} path={own} value={at(value, field.name)} />
      </div>
    );
  });
}

/** A part of a block: its fields together. One that may be absent is added and taken away. */
export function ObjectControl({ field, path, value }: FieldControlProps) {
  const { change } = useBlockForm();
  const { label, of = [], initial } = field;
  const isThere = typeof value === 'object' && value !== null;
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      {isThere && <Fields fields={of} path={path} value={value} />}
      {initial && (
        <Button
          variant={isThere ? 'quiet' : 'soft'}
          small
          onClick={() => change(path, isThere ? null : initial)}
        >
          {label} {isThere ? 'weghalen' : 'toevoegen'}
        </Button>
      )}
    </fieldset>
  );
}

/** A list of parts. */
export function ListControl({ field, path, value }: FieldControlProps) {
  const { change } = useBlockForm();
  const { label, of = [], initial = {} } = field;
  const items: unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      {items.map((item, index) => (
        <div key={index} className={styles.item}>
          <Fields fields={of} path={`${path}.${index}`} value={item} />
          <Button variant="quiet" small onClick={() => change(path, items.toSpliced(index, 1))}>
            {label} {index + 1} verwijderen
          </Button>
        </div>
      ))}
      <Button variant="soft" small onClick={() => change(path, [...items, initial])}>
        {label} toevoegen
      </Button>
    </fieldset>
  );
}
