import { clsx } from 'clsx';
import { Check, Copy, Globe, X } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import type { Asset, Rendition } from '../../api/types';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Pills } from '../../components/pills';
import { Skeleton } from '../../components/skeleton';
import { api, unwrap } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { getName } from '../../lib/asset-display';
import { copyText } from '../../lib/copy-text';
import { hasPicture } from '../../lib/offers';
import { swrKey } from '../../lib/swr-keys';
import { useDelayed } from '../../lib/use-delayed';
import { getStableAddresses, type StableAddress } from './addresses';
import styles from './stable-address-dialog.module.css';

/** The formats of an asset; none of what has no picture. */
const useRenditions = (asset: Asset) =>
  useSWR<Rendition[], unknown>(hasPicture(asset) ? swrKey('assets', 'renditions', asset.id) : null, () =>
    unwrap(api.GET('/assets/{id}/renditions', { params: { path: { id: asset.id } } })),
  );

/** An address by its end, where the whole of it stands above. */
const getShort = (url: string): string => `https://…/${url.slice(url.lastIndexOf('/') + 1)}`;

/** An address to copy, and what to do with it where. */
function Ways({ address: { url, code, isPicture }, name }: { address: StableAddress; name: string }) {
  const [copied, setCopied] = useState('');
  const copy = async (text: string, said: string): Promise<void> => {
    setCopied((await copyText(text, said)) ? text : '');
  };
  const isDone = copied === url;
  return (
    <>
      <button
        type="button"
        className={clsx('panel strong breaks', styles.address, isDone && styles.done)}
        aria-label={`Kopieer ${url}`}
        onClick={() => void copy(url, `Vast adres van ${name} gekopieerd`)}
      >
        <span className="tabular">{url}</span>
        <span className={clsx('line text-sm', styles.did)} aria-hidden="true">
          {isDone ? <Check /> : <Copy />}
          {isDone ? 'Gekopieerd' : 'Kopieer'}
        </span>
      </button>
      <ul role="list" className={clsx('stack gap-half text-sm', styles.ways)}>
        <li>
          <b>Intranet</b>
          <button
            type="button"
            className={clsx('rounded breaks', styles.code)}
            aria-label={`Kopieer de code voor het intranet: ${code}`}
            onClick={() => void copy(code, 'De code voor het intranet is gekopieerd')}
          >
            <span>{code.replace(url, getShort(url))}</span>
            {copied === code ? <Check /> : <Copy />}
          </button>
        </li>
        {isPicture && (
          <>
            <li>
              <b>Outlook</b>
              <span>Invoegen, Afbeelding, plak het adres bij Bestandsnaam.</span>
            </li>
            <li>
              <b>PowerPoint</b>
              <span>Kies Koppelen, niet Invoegen. Zonder internet blijft de laatste staan.</span>
            </li>
          </>
        )}
      </ul>
    </>
  );
}

/** The addresses of an asset that last: a format to choose, the address, and how to use it elsewhere. */
export default function StableAddressDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const name = getName(asset);
  const { data, error, isLoading, mutate } = useRenditions(asset);
  const late = useDelayed(isLoading);
  const [url, setUrl] = useState('');
  const addresses = isLoading ? [] : getStableAddresses(asset, data ?? [], window.location.origin);
  const chosen = addresses.find((each) => each.url === url) ?? addresses[0];
  return (
    <Dialog title={`Vast adres van ${name}`} width={720} onClose={onClose} className={styles.dialog}>
      <Button variant="quiet" iconOnly aria-label="Sluiten" className={styles.close} onClick={onClose}>
        <X />
      </Button>
      <div className="stack gap-3" aria-busy={isLoading}>
        <p>
          Voor intranet, mail en dia. Vervangen wij dit bestand, dan verandert het daar vanzelf mee, binnen
          vijf minuten.
        </p>
        {late && <Skeleton height={176} />}
        {Boolean(error) && (
          <div role="alert" className="spread">
            <p>{toApiError(error).message}</p>
            <Button variant="soft" small onClick={() => void mutate()}>
              Opnieuw proberen
            </Button>
          </div>
        )}
        {chosen && (
          <>
            {addresses.length > 1 && (
              <Pills
                legend="Formaat"
                options={addresses.map((each) => ({ value: each.url, label: each.label }))}
                value={chosen.url}
                onChange={setUrl}
                height={36}
                className={clsx('cluster', styles.formats)}
              />
            )}
            <Ways key={chosen.url} address={chosen} name={name} />
          </>
        )}
        <p className={clsx('line text-sm', styles.note)}>
          <Globe />
          <span>
            Alleen bestanden die openbaar zijn, hebben een vast adres. Sluit je dit bestand af, dan staat er
            niets meer.
          </span>
        </p>
      </div>
    </Dialog>
  );
}
