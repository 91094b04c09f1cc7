import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { Asset } from '../../../api/types';
import { Button } from '../../../components/button';
import styles from './background-video.module.css';
import { UnplayableVideo } from './unplayable-video';
import { useVideo } from './use-video';

interface BackgroundVideoProps {
  asset: Asset;
  /** The class that an image in this position has. */
  className: string;
  position: string | undefined;
}

/** A muted background video: it plays on request only, and stops just as easily. */
export default function BackgroundVideo({ asset, className, position }: BackgroundVideoProps) {
  const { player, url, mayPlay, isUnplayable, label, load, resume, check } = useVideo(asset);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => {
    if (!url) return load();
    return isPlaying ? player.current?.pause() : player.current?.play();
  };
  const said = isPlaying ? 'Video pauzeren' : label;
  return (
    <>
      {url && (
        <video
          ref={player}
          className={className}
          style={{ objectPosition: position }}
          src={url}
          autoPlay
          loop
          muted
          playsInline
          aria-hidden="true"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={resume}
          onLoadedMetadata={check}
        />
      )}
      <div className={styles.control} data-asset={asset.id}>
        {isUnplayable ? (
          <span className={clsx('stack gap-1 card', styles.unplayable)}>
            <UnplayableVideo asset={asset} />
          </span>
        ) : (
          <Button
            variant="paper"
            small
            disabled={!mayPlay}
            onClick={toggle}
            aria-label={`${said}: ${asset.title}`}
          >
            {isPlaying ? <Pause /> : <Play />}
            {said}
          </Button>
        )}
      </div>
    </>
  );
}
