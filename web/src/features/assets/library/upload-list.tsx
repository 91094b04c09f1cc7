import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FieldError } from '../../../components/field';
import { Button } from '../../../components/button';
import { byteSize } from '../../../lib/byte-size';
import styles from './upload-list.module.css';
import { getName } from '../../../lib/shown-asset';
import { isUnderWay, type Upload } from './uploads';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
  /** Renders a link to the asset that already has the file. */
  toTwin?: (upload: Upload & { twin: NonNullable<Upload['twin']> }) => ReactNode;
}

function Sending({ file, share, stage }: Upload) {
  const sent = `${Math.round(share * 100)} % · ${byteSize(file.size * share)} van ${byteSize(file.size)}`;
  return (
    <>
      <progress value={share} max={1} aria-label={`Uploaden van ${file.name}`} />
      <span className={`meta ${styles.state}`}>{stage === 'waiting' ? 'Wacht op zijn beurt' : sent}</span>
    </>
  );
}

/** The list of uploads: progress, duplicates, and refusals with the reason. */
export function UploadList({ uploads, onRetry, onCancel, toTwin }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (uploads.length === 0) return null;
  const close = (upload: Upload): void => {
    // The button disappears with its row, so move focus first.
    const near =
      uploads.length > 1 ? list.current : list.current?.closest('section, main')?.querySelector('h1, h2, h3');
    onCancel(upload);
    if (near instanceof HTMLElement) near.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} role="list" tabIndex={-1} className={styles.uploads} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <span className={styles.name}>{upload.file.name}</span>
          <Button
            variant="quiet"
            iconOnly
            aria-label={`${isUnderWay(upload) ? 'Annuleren' : 'Sluiten'}: ${upload.file.name}`}
            onClick={() => close(upload)}
          >
            <X />
          </Button>
          {isUnderWay(upload) && <Sending {...upload} />}
          {upload.stage === 'refused' && (
            <div className={styles.problem} role="alert">
              <FieldError error={`Geweigerd: ${upload.problem}`} />
            </div>
          )}
          {upload.twin && (
            <p className={styles.twin} role="status">
              Dit bestand staat er al: <strong>{getName(upload.twin)}</strong>.
            </p>
          )}
          {!isUnderWay(upload) && (
            <div className={`cluster ${styles.actions}`}>
              {upload.twin && toTwin?.({ ...upload, twin: upload.twin })}
              {upload.twin && (
                <Button variant="quiet" small onClick={() => onRetry(upload)}>
                  Toch toevoegen
                </Button>
              )}
              {upload.stage === 'refused' && upload.mayRetry && (
                <Button variant="soft" small onClick={() => onRetry(upload)}>
                  Opnieuw proberen
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
