import { clsx } from 'clsx';
import { ArrowRight, Download, Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asset, Color, Hit } from '../../api/types';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button';
import { DownloadLink, fileType } from '../../components/download-link';
import { LazyOrnament } from '../../components/lazy-ornament';
import type { Offer } from '../../lib/offers';
import { useSession } from '../../lib/session/use-session';
import { plateColour } from '../../lib/asset-display';
import { readableOn } from '../../theme/contrast';
import styles from './answer.module.css';
import { getRequestedValues } from './requested-values';
import { getReason } from './because';
import { CopyValue } from './copy-value';
import { getChoices, getOffer } from './hit-action';
import { getSearchWords, markWords } from './mark-words';
import { MarkedText } from './marked-text';

interface AnswerProps {
  hit: Hit;
  /** What was sought. */
  sought: string;
  onOpen: (hit: Hit) => void;
}

/** Actions of blocks that are tools. */
const TOOLS: Partial<Record<string, string>> = {
  'logo-pack': 'Kies je logo',
  colors: 'Bekijk de kleuren',
  icons: 'Kies een pictogram',
};

interface CardProps extends AnswerProps {
  className: string;
  style?: { background: string; color: string };
  picture?: ReactNode;
  /** What one can do with it. */
  children: ReactNode;
}

function Card({ hit, sought, className, style, picture, children }: CardProps) {
  const id = useId();
  const { crumbs, title, snippet } = hit;
  return (
    <section
      aria-labelledby={id}
      className={clsx('stack gap-1 rounded edged', styles.answer, className)}
      style={style}
      data-row
    >
      <h2 className="title-3 breaks" id={id}>
        {crumbs.length > 0 && hit.kind !== 'color' && <i>{crumbs.join(' › ')} › </i>}
        <MarkedText parts={markWords(title || 'Zonder titel', getSearchWords(sought))} />
      </h2>
      {snippet.length > 0 && (
        <p>
          <MarkedText parts={snippet} />
        </p>
      )}
      <div className={clsx('cluster', styles.acts)}>{children}</div>
      {picture}
    </section>
  );
}

/** A colour on its own ground, the value that was asked for first. */
function ColorAnswer({ color, ...answer }: AnswerProps & { color: Color }) {
  const { hit, sought, onOpen } = answer;
  const ink = readableOn(color.hex, '#ffffff', '#000000');
  return (
    <Card
      {...answer}
      hit={{ ...hit, snippet: color.note ? [{ text: color.note, mark: false }] : [] }}
      className={clsx('own-colors', styles.color, ink === '#ffffff' ? styles.onDark : undefined)}
      style={{ background: color.hex, color: ink }}
    >
      {getRequestedValues(color, sought).map((value) => (
        <CopyValue key={value.label + value.text} {...{ color, value }} variant="paper" small withLabel />
      ))}
      <Link
        to={hit.url}
        className={clsx('line text-sm strong', styles.more)}
        data-hit
        onClick={() => onOpen(hit)}
      >
        Bekijk {color.name}
        <ArrowRight />
      </Link>
    </Card>
  );
}

/** A PNG works everywhere. */
const byLikeliest = ({ file: one }: Offer, { file: other }: Offer): number =>
  Number(other.ext === '.png') - Number(one.ext === '.png');

/** A file with a button for each format that its reader may have; the likeliest first. */
function FileAnswer({ asset, ...answer }: AnswerProps & { asset: Asset }) {
  const { profile } = useSession();
  const { hit, onOpen } = answer;
  const offer = getOffer(hit);
  const offers = offer?.allowed ? [offer, ...getChoices(hit, offer)].toSorted(byLikeliest) : [];
  const preview = (hit.file ?? asset.original)?.preview;
  return (
    <Card
      {...answer}
      className={styles.file ?? ''}
      picture={
        preview && (
          <span className={clsx('center', styles.picture, plateColour(asset))}>
            <img src={preview.url} srcSet={preview.srcset} sizes="240px" alt="" />
          </span>
        )
      }
    >
      {hit.kind === 'file' && <span className={clsx('text-xs', styles.reason)}>{getReason(hit)}</span>}
      {offers.map(({ file, of, id }, index) => (
        <DownloadLink
          key={file.id}
          file={file}
          what={{ of, id }}
          name={hit.title}
          small
          isChoice={index > 0}
          {...(index > 0 && { variant: 'soft' })}
        >
          {index === 0 && <Download />}
          {fileType(file)}
        </DownloadLink>
      ))}
      {offer && !offer.allowed && (
        <Badge>
          <Lock />
          {profile ? 'Niet voor jouw groep' : 'Alleen met een account'}
        </Badge>
      )}
      <Link
        to={hit.url}
        className={clsx('line text-sm strong', styles.more)}
        data-hit
        onClick={() => onOpen(hit)}
      >
        Bekijk dit bestand
        <ArrowRight />
      </Link>
    </Card>
  );
}

/** The best hit, shown in full: the passage of a page, a colour with its values, a file in its formats. */
export function Answer(answer: AnswerProps) {
  const { hit, onOpen } = answer;
  if (hit.color) return <ColorAnswer {...answer} color={hit.color} />;
  if (hit.asset) return <FileAnswer {...answer} asset={hit.asset} />;
  if (hit.snippet.length === 0) return null;
  return (
    <Card
      {...answer}
      className={clsx('bg-blueDark', styles.page)}
      picture={<LazyOrnament className={styles.ornament} />}
    >
      <ButtonLink to={hit.url} variant="paper" small data-hit onClick={() => onOpen(hit)}>
        {TOOLS[hit.block?.type ?? ''] ?? 'Lees verder'}
        <ArrowRight />
      </ButtonLink>
    </Card>
  );
}
