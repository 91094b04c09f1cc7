import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FieldError } from '../../../components/field';
import { Button } from '../../../components/button';
import { HiddenFileInput } from '../../../components/hidden-file-input';
import { AskName } from './ask-name';
import styles from './upload-list.module.css';
import { UploadProgress } from './upload-progress';
import { getName } from '../../../lib/asset-display';
import { isTwin, isUnderWay, type TwinUpload, type Upload } from './uploads';

interface UploadListProps {
  /** A heading above the list, with a button that closes it whole. */
  title?: string;
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
  /** Takes another file instead of a refused one. */
  onReplace?: (upload: Upload, file: File) => void;
  /** Uploads a file that has no name of its own under this one. */
  onName: (upload: Upload, name: string) => void;
  /** Renders a link to the asset that already has the file. */
  toTwin?: (upload: TwinUpload) => ReactNode;
  /** Renders what to do instead with several of them: then one answer serves all. */
  toTwins?: (uploads: readonly TwinUpload[]) => ReactNode;
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
      <HiddenFileInput
        ref={input}
        label={`In plaats van ${upload.file.name}`}
        onFiles={([file]) => file && onReplace(upload, file)}
      />
    </>
  );
}

/** The list of uploads: progress, duplicates, refusals with the reason, and what was left out. */
export function UploadList(props: UploadListProps) {
  const { title, uploads, onRetry, onCancel, onReplace, onName, toTwin, toTwins } = props;
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
  const held = uploads.filter(isTwin);
  const asksOnce = toTwins !== undefined && held.length > 1;
  const areCompared = uploads.every(({ stage }) => stage !== 'checking');
  const rows = (
    <ul ref={list} role="list" tabIndex={-1} className={clsx('stack', styles.uploads)} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className={clsx('grid text-sm', styles.upload)}>
          <span className={clsx('strong breaks', styles.file)}>
            {upload.stage === 'unnamed' ? 'Een beeld zonder naam' : upload.file.name}
          </span>
          <Button
            variant="quiet"
            iconOnly
            aria-label={`${isUnderWay(upload) ? 'Annuleren' : 'Sluiten'}: ${upload.file.name}`}
            onClick={() => close(upload)}
          >
            <X />
          </Button>
          {isUnderWay(upload) && (
            <UploadProgress file={upload.file} share={upload.share} isQueued={upload.stage !== 'sending'} />
          )}
          {upload.stage === 'unnamed' && (
            <AskName onName={(name) => onName(upload, name)} onCancel={() => close(upload)} />
          )}
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
              {!asksOnce && isTwin(upload) && toTwin?.(upload)}
              {!asksOnce && upload.twin && (
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
  const question = asksOnce && areCompared && (
    <div role="group" aria-label="Wat er al is" className={clsx('stack gap-1 text-sm', styles.question)}>
      <p role="status">{held.length} van deze bestanden staan er al.</p>
      <div className="cluster">
        {toTwins(held)}
        <Button variant="quiet" small onClick={() => held.forEach(onRetry)}>
          Toch toevoegen
        </Button>
      </div>
    </div>
  );
  if (title === undefined)
    return (
      <>
        {question}
        {rows}
      </>
    );
  return (
    <>
      <div className={clsx('line', styles.head)}>
        <h2 tabIndex={-1}>{title}</h2>
        <Button variant="quiet" small onClick={closeAll}>
          {uploads.some(isUnderWay) ? 'Alles annuleren' : 'Alles sluiten'}
        </Button>
      </div>
      {question}
      {rows}
    </>
  );
}
