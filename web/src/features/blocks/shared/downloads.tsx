import { clsx } from 'clsx';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Asset, File } from '../../../api/types';
import { DownloadLink, describeFile, fileType } from '../../../components/download-link';
import { getFiles, getOffers, type Offer } from '../../../lib/offers';
import { AddToBasket } from '../../basket';
import styles from './downloads.module.css';
import { Formats } from './formats';
import { TwinTitles } from './twin-titles';
import { NotForYou } from './why-not';

const USES: Partial<Record<File['kind'], string>> = { usable: 'voor gebruik', editable: 'voor bewerking' };

interface RowProps {
  asset: Asset;
  offer: Offer;
  title: string;
  /** The file's own name, where its row would else be that of another. */
  own: string | null;
}

/** One file with its description, and a download button or the reason why there is none. */
function Row({ asset, offer: { file, allowed, of, id }, title, own }: RowProps) {
  const name = own === null ? title : `${title}, ${own}`;
  return (
    <li className={clsx('grid panel', styles.file, !allowed && styles.locked)}>
      <span className={clsx('file-type', styles.ext)} aria-hidden="true">
        {fileType(file)}
      </span>
      <span>
        <span className={clsx('strong breaks', styles.name)}>{title}</span>
        <span className="meta">{[describeFile(file), USES[file.kind], own].filter(Boolean).join(' · ')}</span>
      </span>
      {allowed ? (
        <span className={styles.actions}>
          <DownloadLink file={file} what={{ of, id }} name={name} variant="paper" small />
          <AddToBasket
            asset={asset}
            file={file}
            name={`${name}, ${describeFile(file)}`}
            variant="paper"
            small
          />
        </span>
      ) : (
        <NotForYou kind={file.kind} />
      )}
    </li>
  );
}

const describeKind = ({ ext, width, height }: File): string => [ext, width, height].join(' ');

/** Whether another file of the asset would have the very same row on a page. */
const hasTwin = ({ files }: Asset, file: File): boolean =>
  files.some((other) => other.id !== file.id && describeKind(other) === describeKind(file));

interface DownloadsProps {
  asset: Asset;
  className?: string;
}

export function Downloads({ asset, className = '' }: DownloadsProps) {
  const offers = getOffers(asset);
  const isTwin = useContext(TwinTitles).has(asset.title);
  if (offers.length === 0) return null;
  return (
    <ul role="list" className={`stack gap-1 ${styles.files} ${className}`} data-screen-only>
      {offers.map((offer) => (
        <Row
          key={offer.file.id}
          {...{ asset, offer }}
          title={asset.title || offer.file.name}
          own={asset.title && (isTwin || hasTwin(asset, offer.file)) ? offer.file.name : null}
        />
      ))}
      <Formats asset={asset} />
      {asset.original && getFiles(asset).length > 0 && (
        <li>
          <Link to={`/bestanden/${asset.id}`} className={clsx('text-sm', styles.all)}>
            Alle versies{asset.title && ` van ${asset.title}`}
            {isTwin && `, ${offers[0]?.file.name}`}
          </Link>
        </li>
      )}
    </ul>
  );
}
