import type { ComponentType } from 'react';
import type { BlockField } from '../../../api/types';
import { Button } from '../../../components/button';
import { AssetControl, AssetsControl } from './asset';
import { type FieldControlProps, useBlockForm } from './block-form';
import { getItems, valueAt } from '../state/values';
import { IconControl } from './icon';
import parts from './parts.module.css';
import { HtmlControl } from './rich-text';
import { BooleanControl, DateControl, NumberControl, OptionControl } from './simple';
import { SourceControl, TextareaControl, TextControl, UrlControl } from './text';
import { isObject } from '../../../lib/is-object';

interface FieldsProps {
  fields: readonly BlockField[];
  /** '' for the block itself. */
  path: string;
  value: unknown;
}

export function Fields({ fields, path, value }: FieldsProps) {
  return fields.map((field) => {
    const own = path === '' ? field.name : `${path}.${field.name}`;
    return (
      <div key={field.name} className={parts.field} data-at={own}>
        <FieldControl field={field} path={own} value={valueAt(value, field.name)} />
      </div>
    );
  });
}

/** The fields of one part of a block. An optional part can be added and removed. */
export function ObjectControl({ field, path, value }: FieldControlProps) {
  const { change } = useBlockForm();
  const { label, of = [], initial } = field;
  const isThere = isObject(value);
  return (
    <fieldset className={parts.part}>
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

export function ListControl({ field, path, value }: FieldControlProps) {
  const { change } = useBlockForm();
  const { label, of = [], initial = {} } = field;
  const items = getItems(value);
  return (
    <fieldset className={parts.part}>
      <legend>{label}</legend>
      {items.map((item, index) => (
        <div key={index} className={parts.item}>
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

const controls: Record<BlockField['kind'], ComponentType<FieldControlProps>> = {
  text: TextControl,
  textarea: TextareaControl,
  url: UrlControl,
  html: HtmlControl,
  source: SourceControl,
  boolean: BooleanControl,
  option: OptionControl,
  icon: IconControl,
  number: NumberControl,
  date: DateControl,
  asset: AssetControl,
  assets: AssetsControl,
  object: ObjectControl,
  list: ListControl,
};

export function FieldControl(props: FieldControlProps) {
  const Control = controls[props.field.kind];
  return (
    <div className={parts.place} data-at={props.path}>
      <Control {...props} />
    </div>
  );
}
