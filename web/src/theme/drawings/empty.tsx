import styles from './empty.module.css';

/** Fading bands of light, for an empty list. */
export function EmptyDrawing() {
  return (
    <svg className={styles.empty} viewBox="0 0 240 160" width={168} height={112} aria-hidden="true">
      <path d="M45 160V78a51 51 0 0 1 102 0V128a15 15 0 0 0 30 0V0" />
      <path d="M63 160V78a33 33 0 0 1 66 0V128a33 33 0 0 0 66 0V0" />
      <path d="M81 160V78a15 15 0 0 1 30 0V128a51 51 0 0 0 102 0V0" />
    </svg>
  );
}
