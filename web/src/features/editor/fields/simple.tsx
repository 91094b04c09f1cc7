import { getClockTime } from '../../../lib/dates/amsterdam-time';
import { getMoments } from '../../../lib/dates/moments';
import { useSite } from '../../../lib/site';
import { FieldError } from '../../../components/field';
import { Segments } from '../../../components/segments';
import { Select, type Choice } from '../../../components/select';
import { Switch } from '../../../components/checkbox';
import { TextField } from '../../../components/text-field';
import { type FieldControlProps, getText, useBlockForm, useTextControl } from './block-form';
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
  const { change, choicesAt } = useBlockForm();
  const control = useTextControl({ field, path, value });
  const choose = (chosen: string) => change(path, chosen);
  const { palette } = useSite();
  const choices = choicesAt(path);
  const isColour = ({ value: name }: Choice) => name === 'transparent' || Object.hasOwn(palette, name);
  if (choices.every(isColour)) return <Swatches {...control} choices={choices} onChange={choose} />;
  const areShort = choices.length <= FEW && choices.every(({ label }) => label.length <= SHORT);
  if (areShort && value !== null) {
    return (
      <div className="stack gap-1">
        <span className="label" aria-hidden="true">
          {field.label}
        </span>
        <Segments legend={field.label} options={choices} value={control.value} onChange={choose} />
        <FieldError error={control.error} />
      </div>
    );
  }
  const none = value === null ? [{ value: '', label: 'Geen keuze' }] : [];
  return <Select {...control} choices={[...none, ...choices]} />;
}

/** A number; empty means none. */
export function NumberControl(props: FieldControlProps) {
  const { path, value } = props;
  const { change } = useBlockForm();
  return (
    <TextField
      {...useTextControl(props)}
      type="number"
      step="any"
      value={typeof value === 'number' ? value : ''}
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

/** A day; empty means none. */
export function DayControl(props: FieldControlProps) {
  const { path } = props;
  const { change } = useBlockForm();
  return (
    <TextField
      {...useTextControl(props)}
      type="date"
      onChange={({ target }) => change(path, target.value === '' ? null : target.value)}
    />
  );
}

/** A date and time in the Netherlands; empty means none. */
export function DateControl(props: FieldControlProps) {
  const { path, value } = props;
  const { change } = useBlockForm();
  return (
    <TextField
      {...useTextControl(props)}
      type="datetime-local"
      value={writtenMoment(value)}
      onChange={({ target }) => change(path, readMoment(target.value))}
    />
  );
}
