import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { COLOR_FILES, getColorFile } from './color-files';
import { PartTitle } from '../shared/part-title';
import styles from './exports.module.css';

export const EXPORTS = 'Neem alle kleuren mee';

/** All colours of the house style in one file, for each program. */
export function Exports({ slug, isBelow }: { slug: string; isBelow: boolean }) {
  return (
    <div className={clsx('stack span-all', styles.exports)} data-screen-only>
      <PartTitle {...{ slug, isBelow }} tabIndex={-1} className={styles.heading}>
        {EXPORTS}
      </PartTitle>
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
