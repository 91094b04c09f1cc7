import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Color, Preset } from '../../api/types';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { removePreset } from './api';
import styles from './presets.module.css';
import { describePreset, getUse } from './words';

interface PresetListProps {
  presets: readonly Preset[];
  colors: readonly Color[];
  onChange: (preset: Preset) => void;
}

/** The formats, with what each is good for. */
export function PresetList({ presets, colors, onChange }: PresetListProps) {
  const [leaving, setLeaving] = useState<Preset | null>(null);
  const { busy, run } = useFormSave();

  const remove = ({ id, label }: Preset) =>
    run(async () => {
      await removePreset(id);
      toast.success(`${label} is verwijderd.`);
    }).finally(() => setLeaving(null));

  return (
    <>
      <ul role="list" aria-label="Formaten">
        {presets.map((preset) => (
          <li key={preset.id} className={clsx('grid', styles.preset)}>
            <span className={clsx('center', styles.format)} aria-hidden="true">
              {preset.format.toUpperCase()}
            </span>
            <div className={clsx('text-sm', styles.about)}>
              <h2>{preset.label}</h2>
              <p className="meta">
                <span className="sr">{preset.format.toUpperCase()}, </span>
                {describePreset(preset, colors)}
              </p>
              <p>{getUse(preset.format)}</p>
            </div>
            <div className={clsx('cluster span-all gap-half', styles.actions)}>
              <Button
                variant="quiet"
                small
                aria-label={`Wijzigen: ${preset.label}`}
                onClick={() => onChange(preset)}
              >
                <Pencil />
                Wijzigen
              </Button>
              <Button
                variant="quiet"
                small
                aria-label={`Verwijderen: ${preset.label}`}
                onClick={() => setLeaving(preset)}
              >
                <Trash2 />
                Verwijderen
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={`${leaving.label} verwijderen?`}
          verb="Verwijderen"
          busy={busy}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>Niemand kan beeld daarna nog in dit formaat downloaden.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
