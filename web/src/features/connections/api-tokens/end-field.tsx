import { useState } from 'react';
import { TextField } from '../../../components/text-field';
import { clockAt } from '../../../lib/dates/amsterdam-time';
import { Pills } from '../../../components/pills';
import { getTerm, proposeEnd, TERMS, type EndForm } from './token-form';
import styles from './api-tokens.module.css';

const CHOICES = [
  { value: 'quarter', label: '90 dagen' },
  { value: 'year', label: '1 jaar' },
  { value: 'never', label: 'Geen einde' },
] as const;

interface EndFieldProps {
  end: EndForm;
  error: string | undefined;
  onChange: (end: EndForm) => void;
}

/** Asks until when a token works. */
export function EndField({ end, error, onChange }: EndFieldProps) {
  const [today] = useState(() => clockAt(Date.now()).date);
  return (
    <div className={styles.end}>
      <TextField
        label="Tot en met"
        name="expires_at"
        type="date"
        required={!end.isEndless}
        disabled={end.isEndless}
        min={today}
        hint={end.isEndless ? 'Werkt tot iemand hem intrekt.' : undefined}
        value={end.isEndless ? '' : end.date}
        error={error}
        onChange={({ target }) => onChange({ date: target.value, isEndless: false })}
      />
      <Pills
        legend="Snel kiezen"
        options={CHOICES}
        value={getTerm(end)}
        onChange={(term) =>
          onChange(term === 'never' ? { ...end, isEndless: true } : proposeEnd(TERMS[term]))
        }
      />
    </div>
  );
}
