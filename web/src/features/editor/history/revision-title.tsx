import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Revision } from '../../../api/types';
import { toApiError } from '../../../lib/api/errors';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { nameRevision } from './api';
import styles from './revision-title.module.css';
import { revisionName } from './revision-words';

interface RevisionTitleProps {
  pageId: string;
  revision: Revision;
  onNamed: () => Promise<unknown>;
}

export function RevisionTitle({ pageId, revision, onNamed }: RevisionTitleProps) {
  const [isNaming, setNaming] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const stop = () => {
    // The button must be in the DOM before it can receive focus.
    flushSync(() => setNaming(false));
    button.current?.querySelector('button')?.focus();
  };
  if (isNaming) {
    const done = async (): Promise<void> => {
      await onNamed();
      stop();
    };
    return <NameForm pageId={pageId} revision={revision} onNamed={done} onCancel={stop} />;
  }
  return (
    <div ref={button} className={clsx('cluster', styles.title)}>
      <h3 className="breaks">{revisionName(revision)}</h3>
      <Button variant="quiet" small onClick={() => setNaming(true)}>
        <Pencil />
        {revision.name === null ? 'Naam geven' : 'Naam wijzigen'}
      </Button>
    </div>
  );
}

interface NameFormProps extends RevisionTitleProps {
  onCancel: () => void;
}

function NameForm({ pageId, revision, onNamed, onCancel }: NameFormProps) {
  const [name, setName] = useState(revision.name ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function store(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await nameRevision(pageId, revision.id, name.trim() || null);
      await onNamed();
    } catch (thrown) {
      const { fields, message } = toApiError(thrown);
      setError(fields['name'] ?? message);
      setBusy(false);
    }
  }

  return (
    <form className={clsx('stack gap-1', styles.form)} onSubmit={(event) => void store(event)}>
      <TextField
        ref={field}
        label="Naam"
        hint={revision.name === null ? undefined : 'Maak leeg om de naam weg te halen.'}
        maxLength={100}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Closes the field, not the surrounding dialog.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <div className={styles.actions}>
        <Button variant="quiet" small onClick={onCancel}>
          Annuleren
        </Button>
        <Button type="submit" small busy={busy}>
          Naam bewaren
        </Button>
      </div>
    </form>
  );
}
