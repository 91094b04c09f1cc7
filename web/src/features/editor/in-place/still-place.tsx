import { ImagePlus } from 'lucide-react';
import styles from './asset-placeholder.module.css';

/** The text of an empty asset slot. */
export function PlaceWords() {
  return (
    <>
      <ImagePlus />
      <span>
        <b>Beeld of bestand kiezen</b>
        <span className={styles.hint}>of sleep een beeld hierheen</span>
      </span>
    </>
  );
}

/**
 * An empty slot in a block that is not selected. It is as large as the editable slot, so that selecting moves nothing.
 */
export function StillPlace() {
  return (
    <div className={`wrap ${styles.place}`}>
      <div className={styles.choose}>
        <PlaceWords />
      </div>
    </div>
  );
}
