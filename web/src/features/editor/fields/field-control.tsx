import type { ComponentType } from 'react';
import type { BlockField } from '../../../api/types';
import { AssetControl, AssetsControl } from './asset';
import type { FieldControlProps } from './control-props';
import styles from './field-control.module.css';
import { IconControl } from './icon';
import { ListControl, ObjectControl } from './parts';
import { HtmlControl } from './rich-text';
import { BooleanControl, DateControl, NumberControl, OptionControl } from './simple';
import { SourceControl, TextareaControl, TextControl, UrlControl } from './text';

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

/** The control for a field, by its kind. */
export function FieldControl(props: FieldControlProps) {
  const Control = controls[props.field.kind];
  return (
    <div className={styles.place} data-at={props.path}>
      <Control {...props} />
    </div>
  );
}
