import { clsx } from 'clsx';
import type { Color, Preset } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { ConflictNotice } from '../../components/conflict-notice';
import { Select } from '../../components/select';
import { TextField } from '../../components/text-field';
import { toast } from '../../lib/toasts/toasts';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { bindFields, useFormSave } from '../../lib/use-form-save';
import { createPreset, updatePreset } from './api';
import { getForm, writeForm, type PresetForm } from './preset-form';
import styles from './presets.module.css';
import { FITS, FORMATS, getUse } from './words';

interface PresetDialogProps {
  /** The format to change; null adds one. */
  preset: Preset | null;
  /** The grounds that there are to choose from. */
  colors: readonly Color[];
  onClose: () => void;
}

/** Asks how pictures are drawn in a format. */
export function PresetDialog({ preset, colors, onClose }: PresetDialogProps) {
  const saving = useFormSave();
  const shared = useSharedForm(preset ?? undefined, getForm);
  const { form } = shared;
  const field = bindFields(form, saving.errors, (name: keyof PresetForm, value) =>
    shared.change({ [name]: value }),
  );
  const grounds = [
    { value: '', label: 'Geen' },
    ...colors.map(({ token, name }) => ({ value: token, label: name })),
  ];

  async function store(): Promise<void> {
    await (preset
      ? shared.save(`/presets/${preset.id}`, (_changes, header, merged) =>
          updatePreset(preset.id, writeForm(merged), header),
        )
      : createPreset(writeForm(form)));
    toast.success(preset ? 'Het formaat is opgeslagen.' : 'Het formaat is toegevoegd.');
    onClose();
  }

  return (
    <FormDialog
      dirty={shared.isChanged}
      title={preset ? `${preset.label} wijzigen` : 'Formaat toevoegen'}
      width={640}
      onClose={onClose}
      saving={saving}
      verb={preset ? 'Opslaan' : 'Toevoegen'}
      className="stack gap-3"
      onSubmit={() => saving.run(store)}
    >
      <ConflictNotice take={shared.takeTheirs} saving={saving} />
      <TextField
        label="Naam"
        hint="Waar iemand het voor gebruikt, zoals Nieuwsbrief. Komt ook in de naam van het bestand."
        maxLength={60}
        {...field('label')}
      />
      <Select label="Soort bestand" choices={FORMATS} hint={getUse(form.format)} {...field('format')} />
      <div className={clsx('stack', styles.pair)}>
        <TextField label="Breedte in pixels" optional inputMode="numeric" {...field('width')} />
        <TextField label="Hoogte in pixels" optional inputMode="numeric" {...field('height')} />
      </div>
      <Select
        label="Passend maken"
        choices={FITS}
        hint={
          form.fit === 'cover'
            ? 'Wat het belangrijkst is in het beeld blijft in zicht.'
            : 'Zonder breedte en hoogte houdt het beeld zijn eigen maat.'
        }
        {...field('fit')}
      />
      <div className={clsx('stack', styles.pair)}>
        <TextField
          label="Pixels per inch"
          optional
          inputMode="numeric"
          hint="Hoe groot programma’s het neerzetten. Drukwerk: 300."
          {...field('dpi')}
        />
        <Select
          label="Achtergrond"
          choices={grounds}
          hint={form.background ? undefined : 'Doorzichtig waar het kan, anders wit.'}
          {...field('background')}
        />
      </div>
    </FormDialog>
  );
}
