import { clsx } from 'clsx';
import styles from './skip-link.module.css';

/** The first tab stop: skips the menus and goes to the content. */
export function SkipLink() {
  return (
    <a
      className={clsx('edged', styles.skip)}
      data-screen-only
      href="#inhoud"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('inhoud')?.focus();
      }}
    >
      Naar de inhoud
    </a>
  );
}
