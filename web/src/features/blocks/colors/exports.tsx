import { Download } from 'lucide-react';
import { API_PREFIX } from '../../../../../cms/src/utils/addresses';
import styles from './exports.module.css';

const FILES: readonly { format: string; ext: string; name: string; about: string }[] = [
  { format: 'css', ext: 'css', name: 'Variabelen voor het web', about: 'CSS' },
  { format: 'scss', ext: 'scss', name: 'Variabelen voor Sass', about: 'SCSS' },
  { format: 'tailwind', ext: 'css', name: 'Thema voor Tailwind', about: 'Tailwind 4' },
  { format: 'dtcg', ext: 'json', name: 'Figma en andere programma’s', about: 'Design tokens, DTCG' },
  { format: 'ase', ext: 'ase', name: 'InDesign, Illustrator, Photoshop', about: 'ASE, RGB en CMYK' },
  { format: 'office', ext: 'xml', name: 'Word, PowerPoint en Excel', about: 'Themakleuren van Office' },
  { format: 'soc', ext: 'soc', name: 'LibreOffice', about: 'Kleurenpalet' },
  { format: 'gpl', ext: 'gpl', name: 'GIMP en Inkscape', about: 'Kleurenpalet' },
];

/** All colours of the house style in one file, for each program. */
export function Exports({ id, isBelow }: { id: string; isBelow: boolean }) {
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <div className={styles.exports} data-screen-only>
      <Heading id={id} tabIndex={-1} className={styles.heading}>
        Neem alle kleuren mee
      </Heading>
      <ul role="list" className={styles.files}>
        {FILES.map(({ format, ext, name, about }) => (
          <li key={format}>
            <a
              className={styles.file}
              href={`${API_PREFIX}/tokens?format=${format}`}
              download={`huisstijl-${format}.${ext}`}
            >
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
