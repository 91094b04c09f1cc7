import type { ReactNode } from 'react';
import type { Block, BlockOf } from '../../../api/types';
import { objectPosition } from '../../../lib/object-position';
import light from '../../../theme/img/licht-hero.svg';
import onLight from '../../../theme/on-light.module.css';
import { BlockButton } from './block-button';
import { useEditing, Words } from './editing';
import styles from './hero.module.css';

type HeroBlock = BlockOf<'text-asset-background'>;

/** The first block of the home page when it can be a hero. */
export const heroOf = ([first]: readonly Block[]): HeroBlock | null =>
  first?.type === 'text-asset-background' ? first : null;

/** The text of rich text, for a place where only a sentence fits. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

interface HeroProps {
  block: HeroBlock;
  /** The heading, with the look that it gets here. */
  heading: (className: string | undefined) => ReactNode;
}

/** The first thing that visitors see: the home page's first text on a background, over the whole window. */
export function Hero({ block, heading }: HeroProps) {
  const { backgroundAsset, button, settings, subtitle, body, slug } = block;
  const isWritten = useEditing() !== null;
  const preview = backgroundAsset?.original?.preview;
  return (
    <header id={slug} className={`${onLight.screen} ${styles.hero} bg-${settings.backgroundColor}`}>
      <img
        className={`${onLight.light} ${styles.picture}`}
        src={preview?.url ?? light}
        srcSet={preview?.srcset}
        sizes="100vw"
        style={{ objectPosition: objectPosition(backgroundAsset) }}
        alt=""
        fetchPriority="high"
        data-asset={backgroundAsset?.id}
      />
      <div className={`wrap ${onLight.words} ${styles.text}`}>
        {heading(styles.title)}
        <p className={`lead ${styles.lead}`}>
          {isWritten ? <Words at="subtitle">{subtitle}</Words> : subtitle || plain(body)}
        </p>
        <BlockButton button={button} on={settings.backgroundColor} className={styles.act} />
      </div>
    </header>
  );
}
