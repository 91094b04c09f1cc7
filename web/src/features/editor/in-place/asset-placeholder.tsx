import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useAssetPicker } from '../assets/asset-picker';
import styles from './asset-placeholder.module.css';

const words = (
  <>
    <ImagePlus />
    <span>
      <b>Beeld of bestand kiezen</b>
      <span className="text-sm">of sleep een beeld hierheen</span>
    </span>
  </>
);

/** An empty asset slot: choose an asset, or drop a file on it. */
export function AssetPlaceholder({ at }: { at: string }) {
  const { open, picker } = useAssetPicker(at);
  return (
    <div className={`wrap ${styles.place}`} data-place={at} data-at={at}>
      <button type="button" className={clsx('line gap-2 panel', styles.choose)} onClick={open}>
        {words}
      </button>
      {picker}
    </div>
  );
}

/** An empty slot in a block that is not selected: as large as the editable one, so that selecting moves nothing. */
export const StillPlace = () => (
  <div className={`wrap ${styles.place}`}>
    <div className={clsx('line gap-2 panel', styles.choose)}>{words}</div>
  </div>
);
