import { clsx } from 'clsx';
import { FileText, Info, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { FileDrawing } from '../../components/file-drawing';
import { WhomToAsk } from '../../components/whom-to-ask';
import { byteSize } from '../../lib/byte-size';
import { useLoginPath } from '../../lib/session/login-path';
import { useSession } from '../../lib/session/use-session';
import { getName, plateColour, getDisplayFile } from '../../lib/asset-display';
import type { Asset } from '../../api/types';
import { removeWithUndo } from './add-item';
import { isSame, type BasketItem } from './basket';
import styles from './drawer.module.css';
import { getFormatKey, type Format } from './formats';
import type { CheckedItem, Reason } from './check-items';
import { changeItems } from './stored-basket';
import type { Misfit } from './purposes';

function ItemPicture({ asset }: { asset: Asset | null | undefined }) {
  const file = asset ? getDisplayFile(asset) : null;
  return (
    <span className={`center ${styles.picture} ${asset ? plateColour(asset) : ''}`} aria-hidden="true">
      {file?.preview && (
        <img src={file.preview.url} srcSet={file.preview.srcset} sizes="64px" alt="" width="64" height="56" />
      )}
      {file && !file.preview && <FileDrawing file={file} />}
      {!file && <FileText />}
    </span>
  );
}

/** In print, at 300 dots per inch. */
const toCentimetres = (pixels: number): number => Math.floor((pixels / 300) * 2.54);

/** Why a format does not suit the purpose of the basket; it is included all the same. */
function MisfitReason({ purpose, format, unfit }: { purpose: string; format: Format; unfit: Misfit }) {
  const said = `${format.type.toUpperCase()} past niet bij ${purpose}`;
  if (unfit.why === 'other')
    return (
      <>
        {said}. Wel: {unfit.better.label}.
      </>
    );
  if (unfit.why === 'taken')
    return (
      <>
        {said}. {unfit.better.label} zit al in je mandje.
      </>
    );
  if (unfit.why === 'locked')
    return (
      <>
        {said}. {unfit.better.label} wel, maar dat is niet voor jouw groep.
      </>
    );
  if (unfit.why === 'none') return <>{said}, en een ander formaat is er niet.</>;
  return (
    <>
      {format.width} pixels is weinig voor {purpose}: op 300 dpi hoogstens {toCentimetres(format.width ?? 0)}{' '}
      cm breed.
    </>
  );
}

/** Why an item is excluded, and what can be done about it. */
function ExcludedReason({ reason }: { reason: Reason }) {
  const { profile } = useSession();
  const login = useLoginPath();
  if (typeof reason === 'object') return <>Gaat niet mee: {reason.said}</>;
  if (reason === 'other-format') return <>Gaat niet mee in dit formaat. Kies een ander.</>;
  if (!profile) {
    return (
      <>
        Gaat niet mee: {reason === 'gone' ? 'dit bestand is weg, of' : 'dit bestand is'} er alleen met een
        account. <Link to={login}>Log in</Link>
      </>
    );
  }
  if (reason === 'gone') return <>Gaat niet mee: dit bestand is weg, of niet meer voor jouw groep.</>;
  return (
    <>
      Gaat niet mee: jouw groep mag het bekijken, maar niet downloaden. Vraag het aan <WhomToAsk />.
    </>
  );
}

interface ItemRowProps {
  /** No other item has it. */
  name: string;
  judged: CheckedItem;
  /** All items, whose formats of the same asset are taken. */
  others: readonly BasketItem[];
  /** What the basket is for. */
  purpose: string | null;
}

/** One item: in which format it goes along, or why it does not. */
export function ItemRow({ name, judged, others, purpose }: ItemRowProps) {
  const { item, asset, formats, format, reason, unfit } = judged;
  const title = asset ? getName(asset) : item.title;
  const chosen = getFormatKey(item);
  const taken = others.filter(({ asset: id }) => id === item.asset).map(getFormatKey);
  const choices = formats.filter(
    (each) => getFormatKey(each) === chosen || !taken.includes(getFormatKey(each)),
  );
  const choose = (key: string): void => {
    const found = formats.find((each) => getFormatKey(each) === key);
    if (!found) return;
    const { file, preset } = found;
    const now = { ...item, file, preset, ...(purpose !== null && { purpose }) };
    changeItems((items) => items.map((each) => (isSame(each, item) ? now : each)));
  };
  return (
    <li className={reason === null ? undefined : styles.out}>
      <ItemPicture asset={asset} />
      <div>
        <p className={clsx('text-sm strong breaks', styles.title)}>{title}</p>
        {choices.length > 0 && reason !== 'not-allowed' && (
          <div className={clsx('line', styles.format)}>
            <select
              aria-label={`Formaat van ${name}`}
              value={format ? chosen : ''}
              onChange={(event) => choose(event.target.value)}
            >
              {!format && <option value="">Kies een formaat</option>}
              {choices.map((each) => (
                <option key={getFormatKey(each)} value={getFormatKey(each)} disabled={!each.allowed}>
                  {each.label}
                  {each.allowed ? '' : ' (niet voor jou)'}
                </option>
              ))}
            </select>
            {format && format.size !== null && <span className="meta">{byteSize(format.size)}</span>}
          </div>
        )}
      </div>
      <Button
        variant="quiet"
        iconOnly
        aria-label={`Uit mandje: ${name}`}
        onClick={() => removeWithUndo(item)}
      >
        <X />
      </Button>
      {reason !== null && (
        <p className={clsx('line span-all small-icons text-xs', styles.note)}>
          <TriangleAlert />
          <span>
            <ExcludedReason reason={reason} />
          </span>
        </p>
      )}
      {reason === null && unfit && format && purpose !== null && (
        <p className={clsx('line span-all small-icons text-xs', styles.note)}>
          <Info />
          <span>
            <MisfitReason {...{ purpose, format, unfit }} />
          </span>
        </p>
      )}
    </li>
  );
}
