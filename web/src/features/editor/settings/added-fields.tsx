import { clsx } from 'clsx';
import type { Dispatch } from 'react';
import type { BlockType } from '../../../api/types';
import type { AddedFields as Values } from '../../../lib/added-fields';
import { BlockForm } from '../fields/block-form';
import { Fields } from '../fields/field-control';
import { changeAddedField } from '../state/page-changes';
import type { Action } from '../state/reducer';
import styles from './page-settings.module.css';

interface AddedFieldsProps {
  type: BlockType;
  fields: Values;
  errors: Record<string, string>;
  dispatch: Dispatch<Action>;
}

/** The fields that a maintainer added to pages, with the controls of a block; nothing where there are none. */
export function AddedFields({ type, fields, errors, dispatch }: AddedFieldsProps) {
  if (type.fields.length === 0) return null;
  return (
    <section className={clsx('stack gap-3', styles.settings)} aria-labelledby="added-fields">
      <h3 id="added-fields">Extra velden</h3>
      <BlockForm
        {...{ type, errors }}
        block={fields}
        onChange={(path, value) => dispatch({ type: 'change', change: changeAddedField(path, value) })}
      >
        <Fields fields={type.fields} path="" value={fields} />
      </BlockForm>
    </section>
  );
}
