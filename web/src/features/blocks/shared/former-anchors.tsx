import type { Block } from '../../../api/types';
import styles from './former-anchors.module.css';

/** Where links lead that were made when the block had another title. Stands first in the element with its anchor. */
export const FormerAnchors = ({ of: { anchors = [], old_anchors: old = anchors } }: { of: Block }) =>
  old.map((anchor) => <span key={anchor} id={anchor} className={styles.former} />);
