import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** A grey line in place of loading content. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles.line} style={{ width, height }} />;
}
