import { clsx } from 'clsx';
import { ArrowRight, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset } from '../../../api/types';
import { describeFile, DownloadLink } from '../../../components/download-link';
import { getOffers } from '../../../lib/offers';
import { getName, plateColour, getDisplayFile } from '../../../lib/asset-display';
import { Picture } from '../shared/picture';
import styles from './card.module.css';

/** An asset to take along: its drawing, its name and the likeliest of its files, or where it is when none is for the viewer. */
export function Card({ asset, slug }: { asset: Asset; slug: string }) {
  const preview = getDisplayFile(asset)?.preview;
  const offer = getOffers(asset).find(({ allowed }) => allowed);
  const name = getName(asset);
  const about = offer ? describeFile(offer.file) : 'Bekijk het bestand';
  const inside = (
    <>
      <span className={clsx(styles.drawing, plateColour(asset))} data-asset={asset.id}>
        {preview && <Picture preview={preview} sizes="96px" alt="" />}
      </span>
      <span>
        <b>{name}</b> <span className={styles.about}>{about}</span>
      </span>
    </>
  );
  return (
    <div id={slug} className={styles.place}>
      {offer ? (
        // Its name holds what it shows, word by word (WCAG 2.5.3).
        <DownloadLink what={offer} name={`${name} ${about}`} variant="soft" className={styles.card}>
          {inside}
          <Download />
        </DownloadLink>
      ) : (
        <Link to={`/bestanden/${asset.id}`} className={styles.card}>
          {inside}
          <ArrowRight />
        </Link>
      )}
    </div>
  );
}
