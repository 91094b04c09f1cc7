import { ArrowRight, Download } from 'lucide-react';
import type { BlockOf } from '../../api/types';
import { ButtonAnchor } from '../../theme/controls/button';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import light from '../../theme/img/licht-hero.svg';
import styles from './hero.module.css';

type HeroBlock = BlockOf<'text-asset-background'>;

const DARK = ['blue', 'blueDark', 'purple'];

/** The text of rich text, for a place where only a sentence fits. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** The first thing that visitors see: the home page's first text on a background, over the whole window. */
export function Hero({ title, block }: { title: string; block: HeroBlock }) {
  const { backgroundAsset, button, settings, subtitle, body, slug } = block;
  const preview = backgroundAsset?.original?.preview;
  const isDark = DARK.includes(settings.backgroundColor);
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
        {button.label && (
          <ButtonAnchor
            className={styles.act}
            variant={isDark ? 'paper' : 'primary'}
            href={button.url}
            target={button.target}
            rel={button.target === '_blank' ? 'noopener' : undefined}
          >
            {button.icon?.value === 'download' && <Download className="icon" aria-hidden="true" />}
            {button.label}
            {button.icon?.value === 'arrow-right' && <ArrowRight className="icon" aria-hidden="true" />}
          </ButtonAnchor>
        )}
      </div>
    </header>
  );
}
