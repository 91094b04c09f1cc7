import { useState, type KeyboardEvent } from 'react';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { useBlockForm } from './block-form';
import { getText, type FieldControlProps } from './control-props';

/** One line of text. */
export function TextControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextField
      label={field.label}
      value={getText(value)}
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

/** A URL: external, mailto, or a page of the portal. */
export function UrlControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextField
      label={field.label}
      value={getText(value)}
      inputMode="url"
      spellCheck={false}
      placeholder="/huisstijl/logo of https://…"
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

/** Several lines of plain text. */
export function TextareaControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextArea
      label={field.label}
      value={getText(value)}
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

/** Undo and redo replace the value from outside, and apply at once. */
const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase());

/**
 * HTML source. The server sanitises it on save. The sanitised source shows only on blur: an autosave may happen while a
 * tag is half typed.
 */
export function SourceControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextArea
      label={field.label}
      hint="HTML: koppen, lijsten, tabellen, beelden en links. Scripts en formulieren vallen weg bij het opslaan."
      rows={12}
      spellCheck={false}
      value={typed ?? getText(value)}
      error={errorAt(path)}
      onChange={(event) => {
        setTyped(event.target.value);
        change(path, event.target.value);
      }}
      onKeyDown={(event) => isUndo(event) && setTyped(null)}
      onBlur={() => setTyped(null)}
    />
  );
}
