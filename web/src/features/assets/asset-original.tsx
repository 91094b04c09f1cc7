import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { ACCEPTED_KINDS, ORIGINALS } from './library/accepted';
import { findTwin } from './library/find-twin';
import { describeUnplayable } from './library/unplayable';
import { getName } from '../../lib/asset-display';
import { FileField } from '../../components/file-field';
import { UploadProgress } from './library/upload-progress';
import { StableUses } from '../stable-addresses';
import styles from './asset-details.module.css';
import { FileRow } from './file-row';
import { PhotoDetails } from './photo-details';
import type { AssetDetail } from './use-asset';
import type { AssetFormState } from './use-asset-form';

/** The existing asset that already has the chosen file. */
function useTwin(file: File | null, id: string | undefined): Asset | null {
  const [twin, setTwin] = useState<Asset | null>(null);
  useEffect(() => {
    setTwin(null);
    if (!file) return;
    let isLatest = true;
    void findTwin(file).then((found) => {
      if (isLatest && found?.id !== id) setTwin(found);
    });
    return () => {
      isLatest = false;
    };
  }, [file, id]);
  return twin;
}

function getHint(asset: AssetDetail | undefined): string {
  if (!asset) {
    return 'Een beeld, video, PDF, lettertype, zip, of een bestand of sjabloon van Word, Excel of PowerPoint.';
  }
  return asset.original
    ? 'Een ander bestand komt overal waar deze asset staat. Het oude blijft bewaard.'
    : 'Een video, PNG of JPEG, om te laten zien.';
}

/** The image or video of an asset, to choose and to replace. */
export function AssetOriginal({ asset, form }: { asset: AssetDetail | undefined; form: AssetFormState }) {
  const { original, choose, busy, share, errors } = form;
  const twin = useTwin(original, asset?.id);
  const { search } = useLocation();
  const unplayable = asset ? describeUnplayable(asset) : null;
  return (
    <>
      <FileField
        label="Bestand"
        required={!asset}
        hint={getHint(asset)}
        accept={asset ? ORIGINALS : ACCEPTED_KINDS}
        fileName={original?.name ?? asset?.original?.name}
        error={errors.original ?? errors.files}
        onChoose={choose}
      />
      {twin && (
        <p className={clsx('rounded text-sm breaks', styles.notice)} role="status">
          Dit bestand staat er al: <strong>{getName(twin)}</strong>.{' '}
          <Link to={{ pathname: `/assets/${twin.id}`, search }} preventScrollReset>
            Bestaande asset openen
          </Link>
        </p>
      )}
      {original && (
        <StableUses uses={asset?.stable_uses} className={clsx('rounded text-sm', styles.notice)} />
      )}
      {busy && original && <UploadProgress file={original} share={share} />}
      {asset?.original && !original && (
        <>
          <ul role="list">
            <FileRow file={asset.original} what={{ of: 'assets', id: asset.id }} />
          </ul>
          {unplayable && (
            <p className={clsx('rounded text-sm breaks', styles.notice)}>
              {unplayable.title} {unplayable.text}
            </p>
          )}
          <PhotoDetails id={asset.id} sayings={asset.carries ?? []} />
        </>
      )}
    </>
  );
}
