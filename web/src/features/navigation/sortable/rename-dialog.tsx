import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';

interface RenameDialogProps {
  title: string;
  onRename: (title: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for another title; the address of the page stays. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(title);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (busy || name.trim() === '') return;
    setBusy(true);
    if (await onRename(name.trim())) onClose();
    else setBusy(false);
  }

  return (
    <Dialog
      title={`${title} hernoemen`}
      onClose={onClose}
      verbs={
        <Button type="submit" form={form} busy={busy}>
          Hernoemen
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Titel"
          required
          maxLength={255}
          value={name}
          hint="Het adres van de pagina blijft hetzelfde. Bezoekers zien de nieuwe titel na publiceren."
          error={tried && name.trim() === '' ? 'Vul dit veld in.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
