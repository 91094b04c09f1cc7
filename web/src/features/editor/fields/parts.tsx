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
  return fields.map((field) => (
    <FieldControl
      key={field.name}
      field={field}
      path={path === '' ? field.name : `${path}.${field.name}`}
      value={at(value, field.name)}
    />
  ));
}

/** What a part has before anything is filled in: the first option, no assets, empty texts. */
function emptyPart(
  fields: readonly BlockField[],
  path: string,
  choicesAt: (path: string) => { value: string }[],
) {
  return Object.fromEntries(
    fields.map(({ name, kind, of = [] }): [string, unknown] => {
      const own = `${path}.${name}`;
      if (kind === 'option') return [name, choicesAt(own)[0]?.value ?? ''];
      if (kind === 'boolean') return [name, false];
      if (kind === 'list' || kind === 'assets') return [name, []];
      if (kind === 'object' && of.length > 0) return [name, null];
      return [name, ['text', 'textarea', 'url', 'html', 'source'].includes(kind) ? '' : null];
    }),
  );
}

/** A part of a block: its fields together, or a switch for a part that may be absent. */
export function ObjectControl({ field, path, value }: FieldControlProps) {
  const { change, choicesAt } = useBlockForm();
  const { label, of = [] } = field;
  const isThere = typeof value === 'object' && value !== null;
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      {isThere ? (
        <Fields fields={of} path={path} value={value} />
      ) : (
        <Button variant="soft" small onClick={() => change(path, emptyPart(of, path, choicesAt))}>
          {label} toevoegen
        </Button>
      )}
    </fieldset>
  );
}

/** A list of parts. */
export function ListControl({ field, path, value }: FieldControlProps) {
  const { change, choicesAt } = useBlockForm();
  const { label, of = [] } = field;
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
      <Button variant="soft" small onClick={() => change(path, [...items, emptyPart(of, path, choicesAt)])}>
        {label} toevoegen
      </Button>
    </fieldset>
  );
}
