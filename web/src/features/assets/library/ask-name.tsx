import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import styles from './ask-name.module.css';

interface AskNameProps {
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks how to call a file without a name: readers and other editors will see it. */
export function AskName({ onName, onCancel }: AskNameProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [isMissed, setMissed] = useState(false);
  // Users who paste a picture continue here.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={clsx('stack span-all gap-1', styles.name)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setMissed(true);
        else onName(name);
      }}
    >
      <TextField
        label="Naam van het beeld"
        hint="Zo heet het in de assets en als iemand het downloadt."
        value={name}
        maxLength={200}
        required
        error={isMissed && name.trim() === '' ? 'Geef het beeld een naam.' : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" small>
        Toevoegen
      </Button>
    </form>
  );
}
