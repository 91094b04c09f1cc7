import { clsx } from 'clsx';
import { Download, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset, File } from '../../../api/types';
import { DownloadLink, describeFile, fileType } from '../../../components/download-link';
import { byteSize } from '../../../lib/byte-size';
import { getOffers, type Offer } from '../../../lib/offers';
import { useLoginPath } from '../../../lib/session/login-path';
import { useSession } from '../../../lib/session/use-session';
import { AddToBasket } from '../../basket';
import { WhyNot } from '../shared/why-not';
import styles from './formats.module.css';

/** What people use a format for. */
const USES: Record<string, string> = {
  PNG: 'Word, mail, dia',
  JPG: 'mail, sociale media',
  SVG: 'website',
  PDF: 'drukwerk',
  EPS: 'drukwerk',
  EMF: 'Word, dia',
};

const getUse = (file: File): string | undefined =>
  file.kind === 'editable' ? 'bewerken' : USES[fileType(file)];

function getSize({ ext, width, size }: File): string {
  const measure = ext === '.svg' ? 'elke maat' : width && `${width} px`;
  return [measure, byteSize(size)].filter(Boolean).join(' · ');
}

/** What a button says. */
const getWords = (file: File): string =>
  [fileType(file), getUse(file), getSize(file)].filter(Boolean).join(' ');

/** In the row too: what it is, and the way in. */
function LockedFormat({ file }: { file: File }) {
  const { profile } = useSession();
  const login = useLoginPath();
  return (
    <span className={styles.locked}>
      <b>{fileType(file)}</b>
      <Lock />
      <span>{getUse(file)}</span>
      <span className={clsx('text-xs', styles.size)}>
        {profile ? 'niet voor jouw groep' : <Link to={login}>log in</Link>}
      </span>
    </span>
  );
}

interface FormatsProps {
  asset: Asset;
  /** The likeliest of its files. */
  first: Offer;
  /** What is downloaded, for screen readers. */
  name: string;
}

/** A button per format, the likeliest first. What one may not have stays in the row. */
export function Formats({ asset, first, name }: FormatsProps) {
  const offers = [first, ...getOffers(asset).filter(({ id }) => id !== first.id)];
  const locked = offers.find(({ allowed }) => !allowed);
  return (
    <div className={clsx('stack gap-1', styles.all)} data-screen-only>
      <ul role="list" className={clsx('grid gap-1', styles.formats)} aria-label={`Formaten van ${name}`}>
        {offers.map(({ file, allowed, of, id }) => (
          <li key={id}>
            {allowed ? (
              <DownloadLink
                what={{ of, id }}
                name={`${name}, ${getWords(file)}`}
                variant={id === first.id ? 'primary' : 'soft'}
                className={styles.format}
              >
                <b>{fileType(file)}</b> <Download />
                <span>{getUse(file)}</span>{' '}
                <span className={clsx('text-xs', styles.size)}>{getSize(file)}</span>
              </DownloadLink>
            ) : (
              <LockedFormat file={file} />
            )}
          </li>
        ))}
      </ul>
      {locked && <WhyNot kind={locked.file.kind} />}
      <div className={`cluster text-sm ${styles.ways}`}>
        {first.allowed && (
          <AddToBasket
            asset={asset}
            file={first.file}
            name={`${name}, ${describeFile(first.file)}`}
            variant="quiet"
            small
          />
        )}
        {asset.original && (
          <Link to={`/bestanden/${asset.id}`}>Alle versies{asset.title && ` van ${asset.title}`}</Link>
        )}
      </div>
    </div>
  );
}
