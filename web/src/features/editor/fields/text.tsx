import { TextArea } from '../../../theme/controls/text-area';
import { TextField } from '../../../theme/controls/text-field';
import { useBlockForm } from './block-form';
import { textOf, type FieldControlProps } from './control-props';

/** One line of text. */
export function TextControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextField
      label={field.label}
      value={textOf(value)}
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
      value={textOf(value)}
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
      value={textOf(value)}
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

/** HTML as it is written; the server cleans it when it is saved. */
export function SourceControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextArea
      label={field.label}
      hint="HTML: koppen, lijsten, tabellen, beelden en links. Scripts en formulieren vallen weg bij het opslaan."
      rows={12}
      spellCheck={false}
      value={textOf(value)}
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}
