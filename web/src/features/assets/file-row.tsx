import { clsx } from 'clsx';
import { Replace, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { File } from '../../api/types';
import type { Downloadable } from '../../lib/download-address';
import { describePreview } from '../../lib/preview-state';
import { Button } from '../../components/button';
import { DownloadLink, describeFile, fileType } from '../../components/download-link';
import styles from './file-row.module.css';
import { describeCleaningLosses } from './library/cleaning-losses';

const USES: Partial<Record<File['kind'], string>> = { usable: 'voor gebruik', editable: 'voor bewerking' };

interface FileRowProps {
  file: File;
  what: Downloadable;
  onReplace?: () => void;
  onRemove?: () => void;
  /** Below the file, over the whole row. */
  children?: ReactNode;
}

export function FileRow({ file, what, onReplace, onRemove, children }: FileRowProps) {
  const id = useId();
  const preview = describePreview(file);
  const use = onRemove && USES[file.kind];
  const leftOut = describeCleaningLosses(file);
  return (
    <li className={clsx('grid panel', styles.file)}>
      <span className={clsx('file-type breaks', styles.ext)} aria-hidden="true">
        {fileType(file)}
      </span>
      <span id={id}>
        <span className={clsx('text-sm strong breaks', styles.name)}>{file.name}</span>
        <span className="meta">
          {describeFile(file)}
          {use && ` · ${use}`}
          {preview !== null && ` · ${preview}`}
        </span>
      </span>
      <span className={clsx('cluster span-all gap-half', styles.actions)}>
        <DownloadLink file={file} what={what} describedBy={id} variant="paper" small />
        {onReplace && (
          <Button variant="paper" small aria-label={`Vervangen: ${file.name}`} onClick={onReplace}>
            <Replace />
            Vervangen
          </Button>
        )}
        {onRemove && (
          <Button variant="paper" small aria-label={`Bestand verwijderen: ${file.name}`} onClick={onRemove}>
            <Trash2 />
            Verwijderen
          </Button>
        )}
      </span>
      {leftOut !== null && <p className={clsx('span-all text-sm', styles.leftOut)}>{leftOut}</p>}
      {children}
    </li>
  );
}
