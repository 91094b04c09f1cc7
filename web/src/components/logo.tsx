import { clsx } from 'clsx';
import { useState } from 'react';
import type { Site } from '../api/types';
import styles from './logo.module.css';

/** The hospital's logo; without one, its initial and name. */
export function Logo({ site, alt }: { site: Site; alt: string }) {
  const preview = site.logo?.preview;
  const [failed, setFailed] = useState('');
  // The signed URL expires, and a tab may stay open for longer.
  if (!preview || failed === preview.url) return <NameLogo name={site.productName} alt={alt} />;
  return (
    <img
      className={styles.logo}
      src={preview.url}
      alt={alt}
      width={preview.width}
      height={preview.height}
      onError={() => setFailed(preview.url)}
    />
  );
}

/**
 * A text logo in the hospital's colours. CSS generates the letters: like an image they are not text, so the accessible
 * name of a surrounding link need not contain them (WCAG 2.5.3).
 */
function NameLogo({ name, alt }: { name: string; alt: string }) {
  const initial = [...name.toUpperCase()].find((letter) => /[\p{L}\p{N}]/u.test(letter));
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={clsx('line', styles.own)} {...label}>
      <span className={clsx('center rounded edged', styles.mark)} data-initial={initial} />
      <span className={clsx('strong breaks', styles.name)} data-name={name} />
    </span>
  );
}
