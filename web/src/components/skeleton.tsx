import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles.line} style={{ width, height }} />;
}
