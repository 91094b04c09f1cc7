import { Select } from '../../../theme/controls/select';
import { Switch } from '../../../theme/controls/checkbox';
import { TextField } from '../../../theme/controls/text-field';
import { useBlockForm } from './block-form';
import { textOf, type FieldControlProps } from './control-props';

/** On or off. */
export function BooleanControl({ field, path, value }: FieldControlProps) {
  const { change } = useBlockForm();
  return (
    <Switch
      label={field.label}
      checked={value === true}
      onChange={(event) => change(path, event.target.checked)}
    />
  );
}

/** One of the values that the schema lists. */
export function OptionControl({ field, path, value }: FieldControlProps) {
  const { change, choicesAt, errorAt } = useBlockForm();
  const none = value === null ? [{ value: '', label: 'Geen keuze' }] : [];
  return (
    <Select
      label={field.label}
      choices={[...none, ...choicesAt(path)]}
      value={textOf(value)}
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

/** A number; empty is none. */
export function NumberControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextField
      label={field.label}
      type="number"
      step="any"
      value={typeof value === 'number' ? value : ''}
      error={errorAt(path)}
      onChange={(event) => change(path, event.target.value === '' ? null : event.target.valueAsNumber)}
    />
  );
}

/** A moment as a date control writes it: local time, without a zone. */
function localMoment(value: unknown): string {
  const date = new Date(textOf(value));
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A date and time; empty is none. */
export function DateControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextField
      label={field.label}
      type="datetime-local"
      value={localMoment(value)}
      error={errorAt(path)}
      onChange={({ target }) =>
        change(path, target.value === '' ? null : new Date(target.value).toISOString())
      }
    />
  );
}
