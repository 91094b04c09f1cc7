import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Asset, File as StoredFile } from '../../api/types';
import { toApiError } from '../../lib/api/errors';
import type { Downloadable } from '../../lib/download';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { useRescuedFocus } from '../../lib/use-rescued-focus';
import { Button } from '../../theme/controls/button';
import { FieldError } from '../../theme/controls/field';
import { DownloadLink, describeFile } from '../blocks/shared/download-link';
import { addFiles, removeFile } from './api';
import styles from './asset-files.module.css';

const ACCEPT = '.jpg,.jpeg,.png,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.pdf,.txt,.svg,.eps';

interface RowProps {
  file: StoredFile;
  what: Downloadable;
  onRemove?: () => void;
}

function Row({ file, what, onRemove }: RowProps) {
  const id = useId();
  return (
    <li className={styles.file}>
      <span id={id}>
        <span className={styles.name}>{file.name}</span>
        <span className="meta">{describeFile(file)}</span>
      </span>
      <DownloadLink file={file} what={what} describedBy={id} variant="quiet" iconOnly />
      {onRemove && (
        <Button variant="quiet" iconOnly aria-label={`Bestand verwijderen: ${file.name}`} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

/** The files that belong to an asset: to download, to add and to take away. */
export function AssetFiles({ asset }: { asset: Asset }) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const report = useReportError();
  useRescuedFocus(asset.files.length);

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    setShare(0);
    setProblem(undefined);
    try {
      await addFiles(asset.id, files, setShare);
      toast.success(files.length === 1 ? 'Het bestand is toegevoegd.' : 'De bestanden zijn toegevoegd.');
    } catch (thrown) {
      const error = toApiError(thrown);
      const [first] = Object.values(error.fields);
      setProblem(first ?? error.message);
    }
    setShare(null);
  }

  return (
    <section className={styles.files} aria-labelledby="bestanden">
      <h3 id="bestanden">Bestanden</h3>
      <ul role="list">
        {asset.original && <Row file={asset.original} what={{ of: 'assets', id: asset.id }} />}
        {asset.files.map((file) => (
          <Row
            key={file.id}
            file={file}
            what={{ of: 'files', id: file.id }}
            onRemove={() => void removeFile(asset.id, file.id).catch(report)}
          />
        ))}
      </ul>
      <Button variant="soft" small busy={share !== null} onClick={() => input.current?.click()}>
        <Plus className="icon" aria-hidden="true" />
        Bestanden toevoegen
      </Button>
      {share !== null && <progress value={share} max={1} aria-label="Uploaden van bestanden" />}
      <FieldError error={problem} />
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        multiple
        accept={ACCEPT}
        aria-label="Bestanden kiezen"
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </section>
  );
}
