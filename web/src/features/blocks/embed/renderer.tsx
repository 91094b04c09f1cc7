import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getAllowedEmbed, getEmbed, type Embed } from 'cms/shared/embeds';
import type { BlockOf } from '../../../api/types';
import { useEmbedHosts } from '../../../lib/embed-hosts';
import type { BlockProps } from '../rows';
import { Band } from '../shared/band';
import { EditableText, useEditing, useEmptyPlaces } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import styles from './renderer.module.css';

const WORDS = { video: 'de video', post: 'het bericht', map: 'de kaart' };

/** Loads nothing of the other site, and sends it nothing, before a click. */
function Frame({ embed: { src, host, name, what }, label }: { embed: Embed; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const look = clsx(styles.frame, what === 'post' && styles.tall);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);
  if (isOpen) {
    return (
      <iframe
        ref={frame}
        className={look}
        src={src}
        title={label}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube requires a referrer: the portal's origin, not the page.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button type="button" className={clsx('stack edged', styles.start, look)} onClick={() => setOpen(true)}>
      <span className={clsx('center', styles.play)}>
        <Play />
      </span>
      <span className={clsx('stack gap-half text-sm breaks', styles.words)}>
        <b>
          Toon {what && WORDS[what]} van {name}
        </b>
        <span>Dan laadt het van {host}, en weet die site dat je hier bent.</span>
      </span>
    </button>
  );
}

/** A video, post or map of another site, which loads when somebody asks for it. */
export default function EmbedBlock({ block }: BlockProps<BlockOf<'embed'>>) {
  const { address, description, slug, title } = block;
  const isWritten = useEditing() !== null;
  const hasPlaces = useEmptyPlaces();
  const embed = getAllowedEmbed(address, useEmbedHosts() ?? []);
  const about = getEmbed(address);
  if (!hasPlaces && !isWritten && !hasText(block) && address === '') return null;
  return (
    <Band slug={slug}>
      <div className="wrap cols rows">
        {(hasText(block) || isWritten) && <Prose text={block} className={clsx('span-8', styles.prose)} />}
        {address === '' && hasPlaces && (
          <p className={clsx('span-all panel soft', styles.empty)}>
            Plak bij Adres waar de video, het bericht of de kaart staat.
          </p>
        )}
        {address !== '' && (
          <figure className="stack span-all">
            {embed && <Frame key={embed.src} embed={embed} label={description || title || embed.name} />}
            <figcaption className={clsx('stack gap-half text-sm breaks', styles.caption)}>
              {(description || isWritten) && (
                <p data-written>
                  <EditableText at="description">{description}</EditableText>
                </p>
              )}
              {about && (
                <a className={styles.link} href={address} target="_blank" rel="noreferrer">
                  Bekijk op {about.name}
                </a>
              )}
            </figcaption>
          </figure>
        )}
      </div>
    </Band>
  );
}
