import { Download } from 'lucide-react';
import { COLOR_FILES, getColorFile } from './color-files';
import styles from './exports.module.css';

/** All colours of the house style in one file, for each program. */
export function Exports({ id, isBelow }: { id: string; isBelow: boolean }) {
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <div className={styles.exports} data-screen-only>
      <Heading id={id} tabIndex={-1} className={styles.heading}>
        Neem alle kleuren mee
      </Heading>
      <ul role="list" className={styles.files}>
        {COLOR_FILES.map(({ format, ext, name, about }) => (
          <li key={format}>
            <a className={styles.file} href={getColorFile(format)} download={`huisstijl-${format}.${ext}`}>
              <span className={styles.ext} aria-hidden="true">
                {ext.toUpperCase()}
              </span>
              <span>
                <span className={styles.name}>
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
