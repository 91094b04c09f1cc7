import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import type { Asset } from '../../../api/types';
import { UnplayableVideo } from './unplayable-video';
import { useVideo } from './use-video';
import styles from './video-player.module.css';

export default function VideoPlayer({ asset, className }: { asset: Asset; className: string }) {
  const { player, url, captions, mayPlay, isUnplayable, label, load, resume, check } = useVideo(asset);
  // The player replaces the focused button, so move focus to it.
  useEffect(() => {
    if (url && document.activeElement === document.body) player.current?.focus();
  }, [url, player]);
  // For screen readers.
  const description = asset.description && <span className="sr">{asset.description}</span>;
  if (url) {
    return (
      <span className={className}>
        <video
          ref={player}
          src={url}
          controls
          autoPlay
          playsInline
          onError={resume}
          onLoadedMetadata={check}
          aria-label={asset.title}
        >
          {captions && <track kind="captions" srcLang="nl" label="Nederlands" src={captions} default />}
        </video>
        {description}
      </span>
    );
  }
  if (isUnplayable) {
    return (
      <span className={className}>
        <span className={styles.unplayable}>
          <UnplayableVideo asset={asset} />
        </span>
        {description}
      </span>
    );
  }
  return (
    <span className={className}>
      <button
        type="button"
        className={clsx('edged', styles.start)}
        disabled={!mayPlay}
        onClick={load}
        aria-label={`${label}: ${asset.title}`}
      >
        <span className={clsx('center edged', styles.play)}>
          <Play />
        </span>
        <span>{label}</span>
      </button>
      {description}
    </span>
  );
}
