import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import type { File } from '../../api/types';
import { HiddenFileInput } from '../../components/hidden-file-input';
import { toast } from '../../lib/toasts/toasts';
import { EarlierList } from './earlier-list';
import { FileRow } from './file-row';
import styles from './file-row.module.css';
import { FILES, refusalOfFile } from './library/accepted';
import { UploadList } from './library/upload-list';
import { useUploads } from './library/use-uploads';
import { replaceFile, restoreFile } from './library/writes';
import type { EarlierFile } from './use-asset';

interface AssetFileProps {
  /** The id of the asset that has it. */
  asset: string;
  file: File;
  /** What it was before, newest first. */
  earlier: readonly EarlierFile[];
  onRemove: () => void;
}

/** A file of an asset, which can be replaced, and be again what it was. */
export function AssetFile({ asset, file, earlier, onRemove }: AssetFileProps) {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, busy, add, retry, cancel, name } = useUploads({
    getRefusal: refusalOfFile,
    send: (chosen, sending) => replaceFile(asset, file.id, chosen, sending),
    onDone: () => toast.success('Het bestand is vervangen. Wat het was, staat eronder.'),
  });
  return (
    <FileRow
      file={file}
      what={{ of: 'files', id: file.id }}
      onReplace={busy ? undefined : () => input.current?.click()}
      onRemove={onRemove}
    >
      <div className={clsx('stack span-all gap-1', styles.more)}>
        <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} onName={name} />
        {earlier.length > 0 && (
          <section className={clsx('stack span-all gap-1', styles.more)} aria-labelledby={heading}>
            <h4 className="text-sm" id={heading} tabIndex={-1}>
              Eerder was dit
            </h4>
            <EarlierList
              earlier={earlier}
              onRestore={(one) => restoreFile(asset, one.id)}
              getSaid={(name) => `Dit bestand is weer ${name}.`}
              heading={heading}
            />
          </section>
        )}
        <HiddenFileInput
          ref={input}
          label={`In plaats van ${file.name}`}
          accept={FILES}
          onFiles={(chosen) => {
            uploads.forEach(cancel);
            add(chosen);
          }}
        />
      </div>
    </FileRow>
  );
}
