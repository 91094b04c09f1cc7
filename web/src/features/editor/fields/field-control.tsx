import { clsx } from 'clsx';
import { useContext, type ComponentType } from 'react';
import type { BlockField } from '../../../api/types';
import { Button } from '../../../components/button';
import { AssetControl, AssetsControl } from './asset';
import { type FieldControlProps, useBlockForm } from './block-form';
import { ColorsControl } from './colors';
import { getItems, valueAt } from '../state/values';
import { IconControl } from './icon';
import { getNewItem } from './new-item';
import parts from './parts.module.css';
import { HtmlControl } from './rich-text';
import { BooleanControl, DateControl, DayControl, NumberControl, OptionControl } from './simple';
import { SourceControl } from './source';
import { EmbedControl, TextareaControl, TextControl, UrlControl } from './text';
import { isObject } from '../../../lib/is-object';
import { PlacesContext, withoutInlineFields } from '../in-place/places';
import { SortableItems } from '../../../components/sortable-items';

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

/** Stands for the block itself, so that its fields need no heading. */
const SETTINGS = 'settings';

/** The fields of one part of a block. An optional part can be added and removed. */
function ObjectControl({ field, path, value }: FieldControlProps) {
  const { change } = useBlockForm();
  const { label, of = [], initial } = field;
  const isThere = isObject(value);
  return (
    <fieldset className={field.name === SETTINGS ? parts.settings : parts.part}>
      <legend className={field.name === SETTINGS ? 'sr' : undefined}>{label}</legend>
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

const NAMING: readonly BlockField['kind'][] = ['text', 'textarea', 'asset'];

/** What tells one item from the others: its first text, or the name of its asset. */
function getSummary(fields: readonly BlockField[], item: unknown): string {
  const names = fields
    .filter(({ kind }) => NAMING.includes(kind))
    .map(({ name, kind }) => valueAt(item, kind === 'asset' ? `${name}.title` : name));
  const texts = names.filter((name) => typeof name === 'string');
  return texts.find((name) => name !== '') ?? '';
}

/** A list of parts, in order. What is written on the page itself is left out. */
function ListControl({ field, path, value }: FieldControlProps) {
  const { change, choicesAt } = useBlockForm();
  const { inlinePaths: taken } = useContext(PlacesContext);
  const { label, plural = label, of = [] } = field;
  const items = getItems(value);
  return (
    <fieldset className={parts.part}>
      <legend>{plural}</legend>
      <SortableItems
        {...{ label, items }}
        getSummary={(item) => getSummary(of, item)}
        onChange={(changed) => change(path, changed)}
      >
        {(item, index) => {
          const fields = withoutInlineFields(of, taken, `${path}.${index}.`);
          return (
            fields.length > 0 && (
              <div className={clsx('stack', parts.item)}>
                <Fields fields={fields} path={`${path}.${index}`} value={item} />
              </div>
            )
          );
        }}
      </SortableItems>
      <Button
        variant="soft"
        small
        onClick={() =>
          change(path, [...items, getNewItem(field, items, (name) => choicesAt(`${path}.${name}`))])
        }
      >
        {label} toevoegen
      </Button>
    </fieldset>
  );
}

const controls: Record<BlockField['kind'], ComponentType<FieldControlProps>> = {
  text: TextControl,
  textarea: TextareaControl,
  url: UrlControl,
  embed: EmbedControl,
  html: HtmlControl,
  source: SourceControl,
  boolean: BooleanControl,
  option: OptionControl,
  icon: IconControl,
  number: NumberControl,
  date: DateControl,
  day: DayControl,
  asset: AssetControl,
  assets: AssetsControl,
  colors: ColorsControl,
  object: ObjectControl,
  list: ListControl,
};

function FieldControl(props: FieldControlProps) {
  const Control = controls[props.field.kind];
  return (
    <div className={parts.place} data-at={props.path}>
      <Control {...props} />
    </div>
  );
}
