import { Play } from 'lucide-react';
import { useEffect } from 'react';
import type { Asset } from '../../../api/types';
import { useVideo } from './use-video';
import styles from './video-player.module.css';

export default function VideoPlayer({ asset, className }: { asset: Asset; className: string }) {
  const { player, url, mayPlay, label, load, resume } = useVideo(asset);
  // The player replaces the focused button, so move focus to it.
  useEffect(() => {
    if (url && document.activeElement === document.body) player.current?.focus();
  }, [url, player]);
  // For screen readers.
  const description = asset.description && <span className="sr">{asset.description}</span>;
  if (url) {
    return (
      <span className={className}>
        <video ref={player} src={url} controls autoPlay playsInline onError={resume} aria-label={asset.title}>
          {/* Uploads have no captions of their own. */}
          <track kind="captions" />
        </video>
        {description}
      </span>
    );
  }
  return (
    <span className={className}>
      <button
        type="button"
        className={styles.start}
        disabled={!mayPlay}
        onClick={load}
        aria-label={`${label}: ${asset.title}`}
      >
        <span className={styles.play}>
          <Play />
        </span>
        <span>{label}</span>
      </button>
      {description}
    </span>
  );
}
