import { clsx } from 'clsx';
import { readHex } from 'cms/shared/colour-values';
import type { Color } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { ConflictNotice } from '../../components/conflict-notice';
import { Select } from '../../components/select';
import { TextField } from '../../components/text-field';
import { toast } from '../../lib/toasts/toasts';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { bindFields, useFormSave } from '../../lib/use-form-save';
import { createColor, updateColor } from './api';
import { getForm, INKS, writeForm, type ColorForm } from './color-form';
import { ColorUses } from './color-uses';
import styles from './colors.module.css';
import { LiveContrast } from './live-contrast';
import { ROLES } from './roles';

const CONDITIONS = [
  { value: '', label: 'Niet vastgelegd' },
  { value: 'FOGRA51', label: 'Gestreken papier (FOGRA51)' },
  { value: 'FOGRA52', label: 'Ongestreken papier (FOGRA52)' },
];

interface ColorDialogProps {
  /** The colour to change; null adds one. */
  color: Color | null;
  /** All colours, to compare with. */
  colors: readonly Color[];
  onClose: () => void;
}

/** Asks for the values of a colour, and shows on what it can be read. */
export function ColorDialog({ color, colors, onClose }: ColorDialogProps) {
  const saving = useFormSave();
  const shared = useSharedForm(color ?? undefined, getForm);
  const { form } = shared;
  const change = (name: keyof ColorForm, value: string) => shared.change({ [name]: value });
  const field = bindFields(form, saving.errors, change);
  /** Of a colour on a screen: people type it with and without #. */
  const hexField = (name: 'hex' | 'onDark') => ({
    ...field(name),
    spellCheck: false,
    onBlur: () => change(name, readHex(form[name])?.toUpperCase() ?? form[name]),
  });
  const hex = readHex(form.hex);

  async function store(): Promise<void> {
    await (color
      ? shared.save(`/colors/${color.id}`, (_changes, header, merged) =>
          updateColor(color.id, writeForm(merged), header),
        )
      : createColor(writeForm(form)));
    toast.success(color ? 'De kleur is opgeslagen.' : 'De kleur is toegevoegd.');
    onClose();
  }

  return (
    <FormDialog
      dirty={shared.isChanged}
      title={color ? `${color.name} wijzigen` : 'Kleur toevoegen'}
      width={760}
      onClose={onClose}
      saving={saving}
      verb={color ? 'Opslaan' : 'Toevoegen'}
      className="stack"
      onSubmit={() => saving.run(store)}
    >
      <ConflictNotice take={shared.takeTheirs} saving={saving} />
      <div className={clsx('stack', styles.pair)}>
        <TextField label="Naam" {...field('name')} />
        <Select label="Soort" choices={ROLES} {...field('role')} />
      </div>
      <div className={clsx('stack', styles.pair)}>
        <div className={clsx('grid gap-1', styles.hex)}>
          <TextField label="Kleur op een scherm" {...hexField('hex')} />
          <input
            type="color"
            aria-label="Kies een kleur"
            value={hex ?? '#ffffff'}
            onChange={({ target }) => change('hex', target.value.toUpperCase())}
          />
        </div>
        <TextField label="Op een donker scherm" optional {...hexField('onDark')} />
      </div>
      {hex && <LiveContrast hex={hex} others={colors.filter(({ id }) => id !== color?.id)} />}
      <TextField label="Waarvoor" optional {...field('note')} />
      <div className={clsx('stack', styles.pair)}>
        <TextField label="Aandeel in procenten" optional inputMode="numeric" {...field('share')} />
        <TextField
          label="Naam in code"
          optional
          spellCheck={false}
          hint={
            color
              ? 'Blijft zoals hij is zolang een pagina hem gebruikt.'
              : 'Leeg gelaten volgt hij uit de naam.'
          }
          {...field('token')}
        />
      </div>
      <fieldset className={clsx('stack', styles.print)}>
        <legend>Drukwerk en verf</legend>
        <p className="hint">
          Neem deze waarden over uit het huisstijlhandboek. Ze worden nooit uit de schermkleur berekend.
        </p>
        <div className={clsx('grid gap-1', styles.inks)}>
          {INKS.map((ink) => (
            <TextField
              key={ink}
              label={ink.toUpperCase()}
              aria-label={`CMYK, ${ink.toUpperCase()}`}
              inputMode="decimal"
              {...field(`cmyk.${ink}`)}
            />
          ))}
        </div>
        <Select label="CMYK is voor" choices={CONDITIONS} {...field('cmykCondition')} />
        <div className={clsx('stack', styles.pair)}>
          <TextField label="PMS, gestreken" optional {...field('pmsCoated')} />
          <TextField label="PMS, ongestreken" optional {...field('pmsUncoated')} />
          <TextField label="RAL" optional {...field('ral')} />
          <TextField label="NCS" optional {...field('ncs')} />
        </div>
      </fieldset>
      {color && <ColorUses id={color.id} />}
    </FormDialog>
  );
}
