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

/** An address: of another site, a mail address, or a page of the portal. */
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

/** Undo and redo come from outside, and count at once. */
const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase());

/**
 * HTML as it is written. The server cleans it when it is saved; what it kept is shown when the field is left, for a tag
 * may be half written when the page saves itself.
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
