import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../components/button';
import { Switch } from '../../components/checkbox';
import { Segments } from '../../components/segments';
import { TextField } from '../../components/text-field';
import { agreedDay } from '../../lib/dates/moments';
import { makePassword } from './make-password';
import styles from './shares.module.css';
import { DAYS, getEnd, type ShareForm } from './use-share-form';

const CHOICES = DAYS.map((value) => ({ value, label: `${value} dagen` }));

interface ShareFieldsProps {
  form: ShareForm;
  /** For a button outside the form. */
  id: string;
  className?: string;
}

/** Asks for whom a link is, how long it works, how often and with which password. */
export function ShareFields({ form: { values, change, submit, saving }, id, className }: ShareFieldsProps) {
  const { errors, form: ref, problems } = saving;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={ref} id={id} noValidate className={className} onSubmit={onSubmit}>
      {problems.length > 0 && (
        <div role="alert" className={clsx('stack gap-1 rounded text-sm', styles.problems)}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <TextField
        label="Titel"
        name="title"
        maxLength={200}
        hint="Staat bovenaan de pagina van de link, bijvoorbeeld: Bestanden voor de drukker."
        value={values.title}
        error={errors['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className={clsx('stack gap-1', styles.until)}>
        <span className="label" aria-hidden="true">
          Geldig
        </span>
        <Segments
          legend="Geldig"
          options={CHOICES}
          value={values.days}
          onChange={(days) => change({ days })}
        />
        <p className="hint">Tot en met {agreedDay(getEnd(values.days))}</p>
        {errors['expires_at'] && (
          <p role="alert" className={clsx('text-sm', styles.error)}>
            {errors['expires_at']}
          </p>
        )}
      </div>
      <TextField
        label="Hoe vaak te downloaden?"
        name="max_downloads"
        optional
        inputMode="numeric"
        hint="Daarna is de link op. Leeg: zo vaak als nodig."
        value={values.most}
        error={errors['max_downloads']}
        onChange={(event) => change({ most: event.target.value })}
      />
      <div className="stack">
        <Switch
          label="Met wachtwoord"
          hint="Stuur het apart, dus niet in dezelfde mail."
          checked={values.hasPassword}
          onChange={(event) => change({ hasPassword: event.target.checked })}
        />
        {values.hasPassword && (
          <TextField
            label="Wachtwoord"
            name="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            value={values.password}
            error={errors['password']}
            onChange={(event) => change({ password: event.target.value })}
            beside={
              <Button variant="quiet" small onClick={() => change({ password: makePassword() })}>
                <RefreshCw />
                Maak een ander
              </Button>
            }
          />
        )}
      </div>
    </form>
  );
}
