import { useState, type KeyboardEvent } from 'react';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { type FieldControlProps, useTextControl } from './block-form';

export const TextControl = (props: FieldControlProps) => <TextField {...useTextControl(props)} />;

/** A URL: external, mailto, or a page of the portal. */
export const UrlControl = (props: FieldControlProps) => (
  <TextField
    {...useTextControl(props)}
    inputMode="url"
    spellCheck={false}
    placeholder="/huisstijl/logo of https://…"
  />
);

export const TextareaControl = (props: FieldControlProps) => <TextArea {...useTextControl(props)} />;

/** Undo and redo replace the value from outside, and apply at once. */
const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase());

/**
 * HTML source. The server sanitises it on save. The sanitised source shows only on blur: an autosave may happen while a
 * tag is half typed.
 */
export function SourceControl(props: FieldControlProps) {
  const control = useTextControl(props);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextArea
      {...control}
      hint="HTML: koppen, lijsten, tabellen, beelden en links. Scripts en formulieren vallen weg bij het opslaan."
      rows={12}
      spellCheck={false}
      value={typed ?? control.value}
      onChange={(event) => {
        setTyped(event.target.value);
        control.onChange(event);
      }}
      onKeyDown={(event) => isUndo(event) && setTyped(null)}
      onBlur={() => setTyped(null)}
    />
  );
}
