import type { Block } from '../../../api/types';
import styles from './former-anchors.module.css';

/** Targets of links from before the block got its current title. First in the element with its anchor. */
export const FormerAnchors = ({ of: { anchors = [], old_anchors: old = anchors } }: { of: Block }) =>
  old.map((anchor) => <span key={anchor} id={anchor} className={styles.former} />);
