import { clsx } from 'clsx';
import { useState } from 'react';
import type { Color, Preset } from '../../api/types';
import { RowButtons } from '../../components/row-buttons';
import { WorkDialog } from '../../components/work-dialog';
import { toast } from '../../lib/toasts/toasts';
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
              <RowButtons
                name={preset.label}
                onChange={() => onChange(preset)}
                onRemove={() => setLeaving(preset)}
              />
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <WorkDialog
          title={`${leaving.label} verwijderen?`}
          verb="Verwijderen"
          work={async () => {
            await removePreset(leaving.id);
            toast.success(`${leaving.label} is verwijderd.`);
          }}
          onClose={() => setLeaving(null)}
        >
          <p>Niemand kan beeld daarna nog in dit formaat downloaden.</p>
        </WorkDialog>
      )}
    </>
  );
}
