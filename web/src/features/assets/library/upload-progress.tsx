import { clsx } from 'clsx';
import { byteSize } from '../../../lib/byte-size';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  file: File;
  /** From 0 to 1; at 1 all is sent and the server works. */
  share: number;
  isQueued?: boolean;
}

/** How far a file is on its way to the portal. */
export function UploadProgress({ file, share, isQueued = false }: UploadProgressProps) {
  // How long the server takes nobody knows.
  const isWorking = !isQueued && share === 1;
  const sent = `${Math.floor(share * 100)} % · ${byteSize(file.size * share)} van ${byteSize(file.size)}`;
  return (
    <div className={clsx('stack span-all gap-half', styles.progress)}>
      <progress
        value={isWorking ? undefined : share}
        max={1}
        aria-label={`${isWorking ? 'Verwerken' : 'Uploaden'} van ${file.name}`}
      />
      <span className="meta">{isQueued ? 'Wacht op zijn beurt' : isWorking ? 'Verwerken…' : sent}</span>
    </div>
  );
}
