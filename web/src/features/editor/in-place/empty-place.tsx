import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { AssetPicker } from '../assets/asset-picker';
import { useBlockForm } from '../fields/block-form';
import styles from './empty-place.module.css';

/** A place for an asset that is still empty: choose one, or drop a file on it. */
export function EmptyPlace({ at }: { at: string }) {
  const { change } = useBlockForm();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={`wrap ${styles.place}`} data-place={at}>
      <button type="button" className={styles.choose} onClick={() => setChoosing(true)}>
        <ImagePlus className="icon" aria-hidden="true" />
        <span>
          <b>Beeld of bestand kiezen</b>
          <span className={styles.hint}>of sleep een beeld hierheen</span>
        </span>
      </button>
      {choosing && (
        <AssetPicker
          onClose={() => setChoosing(false)}
          onChoose={(asset) => {
            change(at, asset);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
