import { clsx } from 'clsx';
import { Download, Link2, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toApiError } from '../../lib/api/errors';
import { useOnline } from '../../lib/online/online';
import { getName } from '../../lib/asset-display';
import { getDistinctNames } from '../../lib/distinct-names';
import { useMayShare } from '../shares';
import { useBasket } from './basket';
import { countFiles } from './count-files';
import { DrawerHeading } from './drawer-heading';
import { openDrawer } from './drawer-state';
import { EmptyBasket } from './empty-basket';
import { describeSize } from './describe-size';
import { useFreshAssets } from './fresh-assets';
import { ItemRow } from './item-row';
import { checkItems } from './check-items';
import { changeItems, emptyBasket, setPurpose } from './stored-basket';
import { withPurpose } from './purposes';
import { PurposeChoice } from './purpose-choice';
import styles from './drawer.module.css';
import { useZip } from './use-zip';

const ShareView = lazy(() => import('./share-view'));

/** What is in the basket, in which format, and what can be done with it. */
export function BasketView({ onClose }: { onClose: () => void }) {
  const { items, purpose } = useBasket();
  const { assets, error, mutate } = useFreshAssets(items.map(({ asset }) => asset));
  const online = useOnline();
  const mayShare = useMayShare();
  const [isEmptying, setEmptying] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const zip = useZip();
  const judged = checkItems(items, assets, zip.refused, purpose);
  const names = getDistinctNames(
    judged.map(({ item, asset, format }) => [asset ? getName(asset) : item.title, format?.label ?? '']),
  );
  const going = judged.filter(({ reason }) => reason === null);
  const size = describeSize(going.map(({ format }) => format));
  const problem = useId();
  // Also for items that were added after the answer, or loaded only now.
  useEffect(() => {
    if (purpose !== null) changeItems((now) => withPurpose(purpose, now, assets));
  }, [purpose, items, assets]);
  const share = (on: boolean): void => {
    setSharing(on);
    openDrawer();
  };
  if (isSharing) {
    return (
      <Suspense>
        <ShareView {...{ going, size, onClose }} onBack={() => share(false)} />
      </Suspense>
    );
  }

  return (
    <>
      <div className={clsx('line', styles.head)}>
        <div>
          <DrawerHeading count={items.length}>Mandje</DrawerHeading>
          <p className="meta">{items.length > 0 && countFiles(items.length)}</p>
        </div>
        <Button variant="quiet" iconOnly aria-label="Sluiten" onClick={onClose}>
          <X />
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyBasket onLeave={onClose} />
      ) : (
        <>
          <div className={clsx('stack gap-3', styles.body)}>
            <PurposeChoice {...{ purpose, judged }} onChoose={setPurpose} />
            {Boolean(error) && (
              <div role="alert" className={clsx('stack gap-1 rounded text-sm', styles.problem)}>
                <p>
                  {online
                    ? toApiError(error).message
                    : 'Je bent offline. Je mandje blijft bewaard; downloaden kan zodra er weer verbinding is.'}
                </p>
                <Button variant="soft" small onClick={() => void mutate()}>
                  Opnieuw proberen
                </Button>
              </div>
            )}
            <ul role="list" className={clsx('stack gap-half', styles.items)} aria-label="In je mandje">
              {judged.map((each, index) => (
                <ItemRow
                  key={`${index} ${each.item.asset}`}
                  name={names[index] ?? ''}
                  judged={each}
                  others={items}
                  purpose={purpose}
                />
              ))}
            </ul>
          </div>
          <div className={clsx('stack', styles.foot)}>
            <p className={clsx('line gap-2 strong tabular', styles.sum)}>
              <span>{countFiles(going.length)}</span>
              <span>{size}</span>
            </p>
            {zip.problem && (
              <p className={clsx('stack gap-1 rounded text-sm', styles.problem)} role="alert" id={problem}>
                {zip.problem}
              </p>
            )}
            <Button
              wide
              busy={zip.busy}
              aria-disabled={going.length === 0}
              aria-describedby={zip.problem ? problem : undefined}
              onClick={() => going.length > 0 && void zip.download(going, purpose)}
            >
              {!zip.busy && <Download />}
              Alles downloaden (zip)
            </Button>
            <div className={styles.two}>
              {mayShare && (
                <Button
                  variant="soft"
                  small
                  aria-disabled={going.length === 0}
                  onClick={() => going.length > 0 && share(true)}
                >
                  <Link2 />
                  Deel met een link
                </Button>
              )}
              <Button variant="quiet" small onClick={() => setEmptying(true)}>
                Leeg mandje
              </Button>
            </div>
          </div>
        </>
      )}
      {isEmptying && (
        <ConfirmDialog
          title="Mandje leegmaken?"
          verb="Leegmaken"
          onConfirm={() => {
            setEmptying(false);
            emptyBasket();
          }}
          onClose={() => setEmptying(false)}
        >
          <p>{items.length === 1 ? 'Het bestand gaat' : `Alle ${items.length} bestanden gaan`} eruit.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
