import { useState, type FormEvent } from 'react';
import type { Asset } from '../../api/types';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../theme/controls/button';
import { Switch } from '../../theme/controls/checkbox';
import { FileField } from '../../theme/controls/file-field';
import { RemoveButton } from '../../theme/controls/remove-button';
import { Select } from '../../theme/controls/select';
import { TextArea } from '../../theme/controls/text-area';
import { TextField } from '../../theme/controls/text-field';
import { UnsavedGuard } from '../../theme/controls/unsaved-guard';
import { removeAsset, storeAsset, type AssetWrite } from './api';

const OUTLINED = [
  { value: 'default', label: 'Zonder kader' },
  { value: 'outlined', label: 'Met kader' },
];

const BACKGROUNDS = [
  { value: 'transparent', label: 'Doorzichtig' },
  { value: 'white', label: 'Wit' },
  { value: 'blue', label: 'Blauw' },
  { value: 'blueDark', label: 'Donkerblauw' },
  { value: 'purple', label: 'Paars' },
];

const writeOf = (asset: Asset | undefined): AssetWrite => ({
  title: asset?.title ?? '',
  description: asset?.description ?? '',
  isPrivate: asset?.isPrivate ?? false,
  settings: asset?.settings ?? { outlined: 'default', backgroundColor: 'transparent' },
});

interface AssetFormProps {
  asset?: Asset;
  onStored: (asset: Asset) => void;
  onRemoved: () => void;
}

/** Title, description, picture and settings of an asset; without an asset a new one. */
export function AssetForm({ asset, onStored, onRemoved }: AssetFormProps) {
  const [before, setBefore] = useState(writeOf(asset));
  const [write, setWrite] = useState(before);
  const [original, setOriginal] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [done, setDone] = useState(false);
  const { busy, errors, form, run } = useFormSave();
  const dirty = original !== null || JSON.stringify(write) !== JSON.stringify(before);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const stored = await storeAsset(asset?.id, write, original, setShare);
      toast.success(`${stored.title || 'De asset'} is opgeslagen.`);
      setBefore(write);
      setOriginal(null);
      setDone(true);
      onStored(stored);
    });
  };

  return (
    <form ref={form} className={screen.form} noValidate onSubmit={submit}>
      <UnsavedGuard dirty={dirty && !busy && !done} />
      <TextField
        label="Titel"
        value={write.title}
        error={errors.title}
        onChange={(event) => setWrite({ ...write, title: event.target.value })}
      />
      <TextArea
        label="Omschrijving"
        hint="Wat is erop te zien? Wie het beeld niet ziet, hoort deze tekst."
        value={write.description}
        error={errors.description}
        onChange={(event) => setWrite({ ...write, description: event.target.value })}
      />
      <FileField
        label="Bestand"
        hint="Een video, PNG of JPEG."
        accept="video/*,image/png,image/jpeg"
        fileName={original?.name ?? asset?.original?.name}
        error={errors.original}
        onChoose={setOriginal}
      />
      {busy && original && <progress value={share} max={1} aria-label={`Uploaden van ${original.name}`} />}
      <Switch
        label="Privé"
        hint="Ook op een openbare pagina zien alleen groepen deze asset."
        checked={write.isPrivate}
        onChange={(event) => setWrite({ ...write, isPrivate: event.target.checked })}
      />
      <Select
        label="Kader"
        choices={OUTLINED}
        value={write.settings.outlined}
        onChange={(event) =>
          setWrite({ ...write, settings: { ...write.settings, outlined: event.target.value } })
        }
      />
      <Select
        label="Achtergrond"
        choices={BACKGROUNDS}
        value={write.settings.backgroundColor}
        onChange={(event) =>
          setWrite({ ...write, settings: { ...write.settings, backgroundColor: event.target.value } })
        }
      />
      <div className={screen.actions}>
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
        {asset && (
          <RemoveButton
            name={asset.title || 'Deze asset'}
            explanation="De asset en alle bestanden erbij zijn dan voorgoed weg."
            onRemove={async (force) => {
              await removeAsset(asset.id, force);
              setDone(true);
              toast.success('De asset is verwijderd.');
              onRemoved();
            }}
          />
        )}
      </div>
    </form>
  );
}
