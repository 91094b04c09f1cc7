import { ImagePlus } from 'lucide-react';
import styles from './asset-placeholder.module.css';

/** What an empty place for an asset says. */
export function PlaceWords() {
  return (
    <>
      <ImagePlus className="icon" aria-hidden="true" />
      <span>
        <b>Beeld of bestand kiezen</b>
        <span className={styles.hint}>of sleep een beeld hierheen</span>
      </span>
    </>
  );
}

/** An empty place in a block that is not selected: as large as where the asset is chosen, so that nothing moves. */
export function StillPlace() {
  return (
    <div className={`wrap ${styles.place}`}>
      <div className={styles.choose}>
        <PlaceWords />
      </div>
    </div>
  );
}
