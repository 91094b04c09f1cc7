import { getClockTime } from '../../../lib/dates/amsterdam-time';
import { getMoments } from '../../../lib/dates/moments';
import { useSite } from '../../../lib/site';
import { FieldError } from '../../../components/field';
import { Segments } from '../../../components/segments';
import { Select, type Choice } from '../../../components/select';
import { Switch } from '../../../components/checkbox';
import { TextField } from '../../../components/text-field';
import { useBlockForm } from './block-form';
import styles from './labelled.module.css';
import { getText, type FieldControlProps } from './control-props';
import { Swatches } from './swatches';

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

/** The most options that fit side by side. */
const FEW = 3;

const SHORT = 14;

/** One of the values in the schema: swatches for colours, radio buttons for a few short options, otherwise a select. */
export function OptionControl({ field, path, value }: FieldControlProps) {
  const { change, choicesAt, errorAt } = useBlockForm();
  const { palette } = useSite();
  const choices = choicesAt(path);
  const control = {
    label: field.label,
    value: getText(value),
    error: errorAt(path),
    onChange: (chosen: string) => change(path, chosen),
  };
  const isColour = ({ value: name }: Choice) => name === 'transparent' || Object.hasOwn(palette, name);
  if (choices.every(isColour)) return <Swatches {...control} choices={choices} />;
  const areShort = choices.length <= FEW && choices.every(({ label }) => label.length <= SHORT);
  if (areShort && value !== null) {
    return (
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {field.label}
        </span>
        <Segments {...control} legend={field.label} options={choices} />
        <FieldError error={control.error} />
      </div>
    );
  }
  const none = value === null ? [{ value: '', label: 'Geen keuze' }] : [];
  return (
    <Select
      {...control}
      choices={[...none, ...choices]}
      onChange={(event) => change(path, event.target.value)}
    />
  );
}

/** A number; empty means none. */
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

/** A moment as a date input needs it: local time, without a time zone. */
function writtenMoment(value: unknown): string {
  const moment = Date.parse(getText(value));
  if (Number.isNaN(moment)) return '';
  const { date, time } = getClockTime(moment);
  return `${date}T${time}`;
}

/** Parses the value of a date input: null when empty, or when daylight saving skips that time. */
function readMoment(written: string): string | null {
  const [date = '', time = ''] = written.slice(0, 16).split('T');
  const [moment] = getMoments({ date, time });
  return moment === undefined ? null : new Date(moment).toISOString();
}

/** A date and time in the Netherlands; empty means none. */
export function DateControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return (
    <TextField
      label={field.label}
      type="datetime-local"
      value={writtenMoment(value)}
      error={errorAt(path)}
      onChange={({ target }) => change(path, readMoment(target.value))}
    />
  );
}
