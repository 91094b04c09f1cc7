import type { BlockOf } from '../../api/types';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { BlockButton } from '../blocks/shared/block-button';
import light from '../../theme/img/licht-hero.svg';
import styles from './hero.module.css';

type HeroBlock = BlockOf<'text-asset-background'>;

/** The text of rich text, for a place where only a sentence fits. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** The first thing that visitors see: the home page's first text on a background, over the whole window. */
export function Hero({ title, block }: { title: string; block: HeroBlock }) {
  const { backgroundAsset, button, settings, subtitle, body, slug } = block;
  const preview = backgroundAsset?.original?.preview;
  return (
    <header id={slug} className={`${styles.hero} bg-${settings.backgroundColor}`}>
      <img
        className={styles.picture}
        src={preview?.url ?? light}
        srcSet={preview?.srcset}
        sizes="100vw"
        alt=""
        fetchPriority="high"
      />
      <div className={`wrap ${styles.text}`}>
        <ScreenHeading className={styles.title}>{title}</ScreenHeading>
        <p className={`lead ${styles.lead}`}>{subtitle || plain(body)}</p>
        <BlockButton button={button} on={settings.backgroundColor} className={styles.act} />
      </div>
    </header>
  );
}
