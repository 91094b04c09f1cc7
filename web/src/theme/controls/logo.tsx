import type { Site } from '../../api/types';
import styles from './logo.module.css';

/** The hospital's logo, or the product's own when the site has none. */
export function Logo({ site, alt }: { site: Site; alt: string }) {
  const preview = site.logo?.preview;
  if (!preview) return <span className={styles.own} {...(alt ? { role: 'img', 'aria-label': alt } : {})} />;
  return (
    <img className={styles.logo} src={preview.url} alt={alt} width={preview.width} height={preview.height} />
  );
}
