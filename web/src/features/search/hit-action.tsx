import { Lock } from 'lucide-react';
import type { Asset, Hit } from '../../api/types';
import { Badge } from '../../components/badge';
import { DownloadLink, describeFile } from '../../components/download-link';
import { getOffers, type Offer } from '../../lib/offers';
import { useSession } from '../../lib/session/use-session';
import { AddToBasket } from '../basket';
import styles from './hit-row.module.css';

/** What a hit offers to download: its own file, or the best of its asset's that the viewer may have. */
export function getOffer({ kind, asset, file }: Pick<Hit, 'kind' | 'asset' | 'file'>): Offer | undefined {
  if (!asset) return undefined;
  const offers = getOffers(asset);
  if (kind === 'asset') return offers.find(({ allowed }) => allowed) ?? offers[0];
  if (file && asset.original?.id === file.id)
    return { file, allowed: asset.can.use, of: 'assets', id: asset.id };
  return offers.find((offer) => offer.file.id === file?.id);
}

/** In which other formats a hit can be taken. */
export function getChoices({ asset, files }: Pick<Hit, 'asset' | 'files'>, offer: Offer): Offer[] {
  const offers = asset ? getOffers(asset, true) : [];
  return files.flatMap(({ id }) =>
    offers.filter(({ file, allowed }) => allowed && file.id === id && id !== offer.file.id),
  );
}

interface HitActionProps {
  asset: Asset;
  offer: Offer;
  name: string;
}

/** The direct download of a hit, or the reason why there is none. */
export function HitAction({ asset, offer, name }: HitActionProps) {
  const { profile } = useSession();
  const { file, allowed, of, id } = offer;
  if (allowed) {
    return (
      <>
        <DownloadLink file={file} what={{ of, id }} name={name} variant="soft" small />
        <AddToBasket {...{ asset, file }} name={`${name}, ${describeFile(file)}`} variant="soft" small />
      </>
    );
  }
  return (
    <Badge className={styles.locked}>
      <Lock />
      <span>{profile ? 'Niet voor jouw groep' : 'Alleen met een account'}</span>
    </Badge>
  );
}
