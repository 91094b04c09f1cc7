import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { toApiError } from '../../lib/api/errors';
import { useChanges } from '../../lib/changes';
import { getName } from '../../lib/asset-display';
import { announceAsset } from './library/refresh';
import { fullMoment } from '../../lib/dates/moments';
import { toast } from '../../lib/toasts/toasts';
import { Button } from '../../components/button';
import { ConflictNotice } from '../../components/conflict-notice';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { StableAddressButton, StableUses } from '../stable-addresses';
import { UsageList } from '../usage';
import styles from './asset-details.module.css';
import { AssetCaptions } from './asset-captions';
import { AssetFiles, DETAILS_ZONE } from './asset-files';
import { AssetForm } from './asset-form';
import { EarlierOriginals } from './earlier-originals';
import { RemoveAsset } from './remove-asset';
import { useAsset, type AssetDetail } from './use-asset';
import { useAssetForm } from './use-asset-form';

interface Ways {
  onStored: (asset: Asset) => void;
  onClose: () => void;
  onRemoved: () => void;
}

function Head({ children, onClose }: { children: string; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== NavigationType.Pop;
  // After a selection in the list the user continues here; a direct visit to the URL starts at the top.
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);
  return (
    <div className={clsx('line', styles.head)}>
      <h2 className="title-4 breaks" ref={heading} tabIndex={-1}>
        {children}
      </h2>
      <Button variant="quiet" iconOnly aria-label="Details sluiten" onClick={onClose}>
        <X />
      </Button>
    </div>
  );
}

function Details({ asset, onStored, onClose, onRemoved }: Ways & { asset: AssetDetail | undefined }) {
  const formId = useId();
  const form = useAssetForm(asset, onStored);
  const id = asset?.id;
  useEffect(() => {
    if (id) announceAsset('edit-requested', id);
  }, [id]);
  const isRemoving = useRef(false);
  useChanges('asset', ({ kind, id: changed }) => {
    if (changed !== id || !asset) return;
    if (kind === 'edit-requested') toast.info(`${getName(asset)} is nu ook in een ander tabblad open.`);
    if (kind !== 'deleted') return;
    if (!isRemoving.current) toast.info(`${getName(asset)} is in een ander tabblad verwijderd.`);
    form.letGo();
    onRemoved();
  });
  return (
    <div className={styles.details} data-drop-zone={asset && DETAILS_ZONE}>
      <UnsavedGuard dirty={form.isDirty} />
      <Head onClose={onClose}>{asset ? getName(asset) : 'Nieuwe asset'}</Head>
      <div className={clsx('stack gap-3', styles.body)}>
        <ConflictNotice take={form.takeTheirs} saving={form} />
        <AssetForm id={formId} asset={asset} form={form} />
        {asset && <EarlierOriginals id={asset.id} />}
        {asset && <AssetCaptions asset={asset} />}
        {asset && <AssetFiles asset={asset} />}
        {asset && (
          <section className="stack" aria-labelledby="gebruikt">
            <h3 id="gebruikt">Gebruikt op</h3>
            <UsageList usages={asset.used_on ?? []} />
            <StableUses uses={asset.stable_uses} />
          </section>
        )}
        {asset && <StableAddressButton asset={asset} variant="soft" small />}
        {asset?.created_at && (
          <p className="meta">
            Toegevoegd op {fullMoment(asset.created_at)}
            {asset.uploaded_by && ` door ${asset.uploaded_by.name}`}
          </p>
        )}
      </div>
      <div className={clsx('cluster', styles.foot)}>
        <Button type="submit" form={formId} busy={form.busy} className={styles.save}>
          Opslaan
        </Button>
        {asset && <RemoveAsset asset={asset} onRemoving={() => (isRemoving.current = true)} />}
      </div>
    </div>
  );
}

/** The details of the selected asset, or of a new one when there is no id: its form, its files and its usage. */
export function AssetDetails({ id, ...ways }: Ways & { id: string | undefined }) {
  const { data: asset, error, mutate } = useAsset(id);
  if (!id || asset) return <Details asset={asset} {...ways} />;
  if (!error) return <div className={styles.details} aria-busy="true" />;
  const { status, message } = toApiError(error);
  return (
    <div className={styles.details}>
      <Head onClose={ways.onClose}>{status === 404 ? 'Deze asset is er niet' : 'Dit lukt nu niet'}</Head>
      <div className={clsx('stack gap-3', styles.body)} role="alert">
        <p>{status === 404 ? 'Misschien is hij intussen verwijderd.' : message}</p>
        <Button variant="soft" onClick={status === 404 ? ways.onClose : () => void mutate()}>
          {status === 404 ? 'Naar alle assets' : 'Opnieuw proberen'}
        </Button>
      </div>
    </div>
  );
}
