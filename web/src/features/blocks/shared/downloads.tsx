import type { Asset, File } from '../../../api/types';
import styles from './downloads.module.css';
import { DownloadRow } from './download-row';

/** A file of an asset, and whether the viewer may download it (contract section 3). */
interface Offer {
  file: File;
  allowed: boolean;
  of: 'assets' | 'files';
  id: string;
}

/** The downloads of an asset: its files, or its image or video when there are none. */
export function getOffers({ id, original, files, can }: Asset): Offer[] {
  const offers = files.map((file): Offer => {
    const allowed = file.kind === 'editable' ? can.edit : can.use;
    return { file, allowed, of: 'files', id: file.id };
  });
  if (original && offers.length === 0) return [{ file: original, allowed: can.use, of: 'assets', id }];
  return offers;
}

/** The files of an asset, one row each: type, name, size and one action. */
export function Downloads({ asset, className = '' }: { asset: Asset; className?: string }) {
  const offers = getOffers(asset);
  if (offers.length === 0) return null;
  return (
    <ul role="list" className={`${styles.files} ${className}`} data-screen-only>
      {offers.map(({ file, allowed, of, id }) => (
        <DownloadRow key={file.id} file={file} allowed={allowed} what={{ of, id }} />
      ))}
    </ul>
  );
}
