import { useState } from 'react';
import { AssetPicker } from '../assets/asset-picker';
import { useBlockForm } from '../fields/block-form';
import styles from './asset-placeholder.module.css';
import { PlaceWords } from './still-place';

/** An empty asset slot: choose an asset, or drop a file on it. */
export function AssetPlaceholder({ at }: { at: string }) {
  const { change } = useBlockForm();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={`wrap ${styles.place}`} data-place={at} data-at={at}>
      <button type="button" className={styles.choose} onClick={() => setChoosing(true)}>
        <PlaceWords />
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
