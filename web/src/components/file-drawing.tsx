import { clsx } from 'clsx';
import type { File } from '../api/types';
import { fileType } from './download-link';
import styles from './file-drawing.module.css';

const COLOURS: Record<string, string> = {
  '.pdf': 'red',
  '.doc': 'blue',
  '.docx': 'blue',
  '.dotx': 'blue',
  '.xls': 'green',
  '.xlsx': 'green',
  '.xltx': 'green',
  '.ppt': 'orange',
  '.pptx': 'orange',
  '.potx': 'orange',
  '.eps': 'aqua',
  '.svg': 'aqua',
  '.woff2': 'purple',
  '.otf': 'purple',
  '.ttf': 'purple',
};

/** A document icon with the file type, for files without a preview. */
export function FileDrawing({ file, className }: { file: Pick<File, 'ext'>; className?: string }) {
  return (
    <svg className={clsx('own-colors', className)} viewBox="0 0 64 80" aria-hidden="true">
      <path
        className={styles.sheet}
        d="M8 .5h34L63.5 22v50a7.5 7.5 0 0 1-7.5 7.5H8A7.5 7.5 0 0 1 .5 72V8A7.5 7.5 0 0 1 8 .5Z"
      />
      <path className={styles.fold} d="M42 .5 63.5 22H49a7 7 0 0 1-7-7Z" />
      <rect y="42" width="64" height="22" fill={`var(--color-${COLOURS[file.ext] ?? 'grey'})`} />
      <text className={clsx('strong', styles.kind)} x="32" y="57.5" textAnchor="middle">
        {fileType(file)}
      </text>
    </svg>
  );
}
