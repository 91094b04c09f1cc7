import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Asset } from '../../../api/types';
import { downloadUrl } from '../../../lib/download';
import { useReportError } from '../../../lib/use-report-error';
import styles from './video.module.css';

/** A video that loads when somebody wants to see it. Who may not use it sees that it is there. */
export function Video({ asset, className }: { asset: Asset; className: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const player = useRef<HTMLVideoElement>(null);
  const report = useReportError();
  const load = () => downloadUrl({ of: 'assets', id: asset.id }).then(setUrl, report);

  // The address is good for a minute; a later jump in the video asks for a new one and goes on there.
  const resume = async (): Promise<void> => {
    const at = player.current?.currentTime ?? 0;
    await load();
    if (player.current) player.current.currentTime = at;
  };

  if (url) {
    return (
      <span className={className}>
        {/* What is spoken or shown is told beside it: uploads have no captions of their own. */}
        <video ref={player} src={url} controls autoPlay playsInline onError={resume} aria-label={asset.title}>
          <track kind="captions" />
        </video>
      </span>
    );
  }
  return (
    <span className={className}>
      <button type="button" className={styles.start} disabled={!asset.can.use} onClick={load}>
        <span className={styles.play}>
          <Play aria-hidden="true" />
        </span>
        <span>
          {asset.can.use ? 'Video afspelen' : 'Je groep mag deze video niet afspelen'}
          <span className="sr">: {asset.title}</span>
        </span>
      </button>
    </span>
  );
}
