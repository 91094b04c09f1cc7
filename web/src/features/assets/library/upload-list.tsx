import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FieldError } from '../../../components/field';
import { Button } from '../../../components/button';
import { byteSize } from '../../../lib/byte-size';
import styles from './upload-list.module.css';
import { getName } from '../../../lib/shown-asset';
import { isUnderWay, type Upload } from './uploads';

interface UploadListProps {
  /** A heading above the list, with a button that closes it whole. */
  title?: string;
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
  /** Takes another file instead of a refused one. */
  onReplace?: (upload: Upload, file: File) => void;
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

/** A button that asks for another file instead of a refused one. */
function Replace({ upload, onReplace }: { upload: Upload; onReplace: (upload: Upload, file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="soft"
        small
        aria-label={`Ander bestand kiezen in plaats van ${upload.file.name}`}
        onClick={() => input.current?.click()}
      >
        Ander bestand kiezen
      </Button>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={`In plaats van ${upload.file.name}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onReplace(upload, file);
        }}
      />
    </>
  );
}

/** The list of uploads: progress, duplicates, refusals with the reason, and what was left out. */
export function UploadList({ title, uploads, onRetry, onCancel, onReplace, toTwin }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (uploads.length === 0) return null;
  const close = (upload: Upload): void => {
    // The button disappears with its row, so move focus first.
    const near =
      uploads.length > 1 ? list.current : list.current?.closest('section, main')?.querySelector('h1, h2, h3');
    onCancel(upload);
    if (near instanceof HTMLElement) near.focus({ preventScroll: true });
  };
  const closeAll = (): void => {
    // The list disappears, so move focus first.
    const near = list.current?.closest('main, dialog')?.querySelector('h1, h2');
    if (near instanceof HTMLElement) near.focus({ preventScroll: true });
    uploads.forEach(onCancel);
  };
  const rows = (
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
          {upload.remark !== null && (
            <p className={styles.twin} role="status">
              {upload.remark}
            </p>
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
              {upload.stage === 'refused' && onReplace && <Replace upload={upload} onReplace={onReplace} />}
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
  if (title === undefined) return rows;
  return (
    <>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <Button variant="quiet" small onClick={closeAll}>
          {uploads.some(isUnderWay) ? 'Alles annuleren' : 'Alles sluiten'}
        </Button>
      </div>
      {rows}
    </>
  );
}
