import { clsx } from 'clsx';
import { FileText, Film } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Hit } from '../../api/types';
import { Badge } from '../../components/badge';
import { describeFile, DownloadLink, fileType } from '../../components/download-link';
import { getFiles, type Offer } from '../../lib/offers';
import { plateColour } from '../../lib/asset-display';
import { getReason } from './because';
import { getRequestedValues } from './requested-values';
import { CopyValue } from './copy-value';
import { getChoices, getOffer, HitAction } from './hit-action';
import { getSearchWords, markWords } from './mark-words';
import { MarkedText } from './marked-text';
import styles from './hit-row.module.css';

/** The number of a page, the picture of a file, or else its type. */
function HitPicture({ hit: { asset, color, file }, number }: { hit: Hit; number: string | undefined }) {
  if (color)
    return (
      <span
        className={clsx('center text-xs strong edged tabular', styles.picture)}
        style={{ background: color.hex }}
        aria-hidden="true"
      />
    );
  const preview = file ? file.preview : asset?.original?.preview;
  if (preview && asset) {
    return (
      <span className={`center text-xs strong edged tabular ${styles.picture} ${plateColour(asset)}`}>
        <img src={preview.url} srcSet={preview.srcset} sizes="112px" alt="" loading="lazy" />
      </span>
    );
  }
  const typed = file ?? (asset && getFiles(asset)[0]);
  const Icon = asset?.original?.kind === 'video' ? Film : FileText;
  return (
    <span className={clsx('center text-xs strong edged tabular', styles.picture)} aria-hidden="true">
      {typed ? <b>{fileType(typed)}</b> : (number ?? <Icon />)}
    </span>
  );
}

/** A row has room for so many; its own screen has all. */
const MOST_CHOICES = 6;

/** The other formats of a hit, each a download; those that would be called the same say which file they are. */
const Choices = ({ offers, name }: { offers: readonly Offer[]; name: string }) => (
  <span className={clsx('cluster gap-half text-xs', styles.choices)}>
    Ook als
    {offers.slice(0, MOST_CHOICES).map(({ file, of, id }) => {
      const isShared = offers.some(
        (other) => other.id !== id && describeFile(other.file) === describeFile(file),
      );
      const own = isShared ? `${name}, ${file.name}` : name;
      return <DownloadLink key={file.id} file={file} what={{ of, id }} name={own} variant="soft" isChoice />;
    })}
    {offers.length > MOST_CHOICES && 'en meer'}
  </span>
);

interface HitRowProps {
  hit: Hit;
  /** What was sought. */
  q: string;
  /** The number of a page in the side navigation. */
  number?: string | undefined;
  isDraft?: boolean;
  /** With a large picture. */
  isLarge?: boolean;
  onOpen: (hit: Hit) => void;
}

/** One hit: a link, why it was found, and its own button. */
export function HitRow({ hit, q, number, isDraft, isLarge, onOpen }: HitRowProps) {
  const { title, crumbs, snippet } = hit;
  const offer = getOffer(hit);
  const choices = offer?.allowed ? getChoices(hit, offer) : [];
  const value = hit.color && getRequestedValues(hit.color, q)[0];
  const reason = isDraft ? 'nog niet gepubliceerd' : getReason(hit);
  return (
    <li className={clsx('grid rounded', styles.hit, isLarge && styles.large)} data-row>
      <HitPicture hit={hit} number={number} />
      <div className={styles.words}>
        <Link
          to={hit.url}
          className={clsx('strong breaks', styles.title)}
          data-hit
          onClick={() => onOpen(hit)}
        >
          {crumbs.length > 0 && <i>{crumbs.join(' › ')} › </i>}
          <MarkedText parts={markWords(title || 'Zonder titel', getSearchWords(q))} />
        </Link>
        {snippet.length > 0 && (
          <span className={clsx('text-sm breaks', styles.sentence)}>
            <MarkedText parts={snippet} />
          </span>
        )}
        <span className={clsx('text-xs breaks tabular', styles.reason)}>
          {offer ? `${describeFile(offer.file)} · ` : ''}
          {reason}
        </span>
        {choices.length > 0 && <Choices offers={choices} name={title} />}
      </div>
      <div className={clsx('line gap-half', styles.action)}>
        {isDraft && <Badge kind="draft">Concept</Badge>}
        {offer && hit.asset && <HitAction asset={hit.asset} offer={offer} name={title} />}
        {hit.color && value && <CopyValue color={hit.color} value={value} variant="soft" small />}
      </div>
    </li>
  );
}
