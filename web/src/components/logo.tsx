import { useState } from 'react';
import type { Site } from '../api/types';
import styles from './logo.module.css';

/** The hospital's logo; as long as it has none, its initial and its name. */
export function Logo({ site, alt }: { site: Site; alt: string }) {
  const preview = site.logo?.preview;
  const [failed, setFailed] = useState('');
  // Its address is good for a while only; a tab may be open for longer.
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
 * A logo of letters, in the hospital's colours. Styles draw them: as on a picture they are no text, which the name of a link
 * around them would have to repeat (WCAG 2.5.3).
 */
function NameLogo({ name, alt }: { name: string; alt: string }) {
  const initial = [...name.toUpperCase()].find((letter) => /[\p{L}\p{N}]/u.test(letter));
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={styles.own} {...label}>
      <span className={styles.mark} data-initial={initial} />
      <span className={styles.name} data-name={name} />
    </span>
  );
}
