import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Asset } from '../../../api/types';
import { downloadUrl } from '../../../lib/download';
import { useReportError } from '../../../lib/use-report-error';
import { useSession } from '../../../lib/session/use-session';
import styles from './video.module.css';

/** How long the address of a video is good. */
const ADDRESS_MS = 60_000;

/** A video that loads when somebody wants to see it. Who may not use it sees that it is there. */
export function Video({ asset, className }: { asset: Asset; className: string }) {
  const { profile } = useSession();
  const [url, setUrl] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const loadedAt = useRef(0);
  const player = useRef<HTMLVideoElement>(null);
  const report = useReportError();
  // The button that had the focus makes way for the player.
  useEffect(() => {
    if (url && document.activeElement === document.body) player.current?.focus();
  }, [url]);
  const load = () => {
    loadedAt.current = Date.now();
    return downloadUrl({ of: 'assets', id: asset.id }).then(setUrl, report);
  };

  // A jump in the video after its address ran out asks for a new one and goes on there. An earlier error is the video's.
  const resume = async (): Promise<void> => {
    if (Date.now() - loadedAt.current < ADDRESS_MS) return setBroken(true);
    const at = player.current?.currentTime ?? 0;
    await load();
    if (player.current) player.current.currentTime = at;
  };

  const refusal = profile ? 'Je groep mag deze video niet afspelen' : 'Log in om deze video af te spelen';
  const label = asset.can.use ? 'Video afspelen' : refusal;
  const said = broken ? 'Deze browser kan de video niet afspelen' : label;
  // For who does not see it.
  const told = asset.description && <span className="sr">{asset.description}</span>;
  if (url && !broken) {
    return (
      <span className={className}>
        <video ref={player} src={url} controls autoPlay playsInline onError={resume} aria-label={asset.title}>
          {/* Uploads have no captions of their own. */}
          <track kind="captions" />
        </video>
        {told}
      </span>
    );
  }
  return (
    <span className={className}>
      <button
        type="button"
        className={styles.start}
        disabled={!asset.can.use || broken}
        onClick={load}
        aria-label={`${said}: ${asset.title}`}
      >
        <span className={styles.play}>
          <Play aria-hidden="true" />
        </span>
        <span>{said}</span>
      </button>
      {told}
    </span>
  );
}
