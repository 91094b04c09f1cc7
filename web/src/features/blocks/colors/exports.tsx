import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { COLOR_FILES, getColorFile } from './color-files';
import styles from './exports.module.css';

/** All colours of the house style in one file, for each program. */
export function Exports({ id, isBelow }: { id: string; isBelow: boolean }) {
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <div className={clsx('stack span-all', styles.exports)} data-screen-only>
      <Heading id={id} tabIndex={-1} className={styles.heading}>
        Neem alle kleuren mee
      </Heading>
      <ul role="list" className={clsx('grid gap-1', styles.files)}>
        {COLOR_FILES.map(({ format, ext, name, about }) => (
          <li key={format}>
            <a
              className={clsx('grid panel', styles.file)}
              href={getColorFile(format)}
              download={`huisstijl-${format}.${ext}`}
            >
              <span className="file-type" aria-hidden="true">
                {ext.toUpperCase()}
              </span>
              <span>
                <span className={clsx('strong', styles.name)}>
                  <span className="sr">Downloaden: </span>
                  {name}
                </span>
                <span className="meta">{about}</span>
              </span>
              <Download />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
