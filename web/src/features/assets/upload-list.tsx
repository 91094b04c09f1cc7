import { CircleAlert } from 'lucide-react';
import { byteSize } from '../../lib/byte-size';
import { Button } from '../../theme/controls/button';
import styles from './upload-list.module.css';
import type { Upload } from './use-uploads';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
}

/** What is on its way, how far it is, and what was refused and why. */
export function UploadList({ uploads, onRetry, onCancel }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul role="list" className={styles.uploads} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <div className={styles.text}>
            <span className={styles.name}>{upload.file.name}</span>
            {upload.problem ? (
              <p className={styles.problem} role="alert">
                <CircleAlert className="icon" aria-hidden="true" />
                {upload.problem}
              </p>
            ) : (
              <>
                <progress value={upload.share} max={1} aria-label={`Uploaden van ${upload.file.name}`} />
                <span className="meta">
                  {byteSize(upload.file.size * upload.share)} van {byteSize(upload.file.size)}
                </span>
              </>
            )}
          </div>
          <div className={styles.actions}>
            {upload.problem && (
              <Button variant="soft" small onClick={() => onRetry(upload)}>
                Opnieuw
              </Button>
            )}
            <Button variant="quiet" small onClick={() => onCancel(upload)}>
              {upload.problem ? 'Sluiten' : 'Annuleren'}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
