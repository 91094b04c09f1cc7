import { getName } from '../../lib/asset-display';
import { removeAsset } from './library/writes';
import { toast } from '../../lib/toasts/toasts';
import { RemoveButton } from '../../components/remove-button';
import styles from './asset-details.module.css';
import type { AssetDetail } from './use-asset';
import { StableUses } from '../stable-addresses';
import { byPage } from '../usage';

/** The effect of deleting an asset on the pages that use it. */
function Broken({ asset }: { asset: AssetDetail }) {
  const pages = byPage(asset.used_on ?? []);
  if (pages.length === 0) return <p>Dertig dagen lang kun je de asset nog terugzetten.</p>;
  return (
    <div>
      <p>
        {pages.length === 1
          ? 'Op één pagina blijft een lege plek:'
          : `Op ${pages.length} pagina’s blijft een lege plek:`}
      </p>
      <ul className={styles.broken}>
        {pages.map(({ page }) => (
          <li key={page.id}>{page.title || 'Zonder titel'}</li>
        ))}
      </ul>
      <p>Dertig dagen lang kun je de asset nog terugzetten, ook op die plek.</p>
    </div>
  );
}

interface RemoveAssetProps {
  asset: AssetDetail;
  /** Called just before other lists are notified. */
  onRemoving: () => void;
}

/** Deletes an asset, after showing what it breaks. */
export function RemoveAsset({ asset, onRemoving }: RemoveAssetProps) {
  return (
    <RemoveButton
      name={getName(asset)}
      explanation={
        <>
          <StableUses uses={asset.stable_uses} />
          <Broken asset={asset} />
        </>
      }
      onRemove={async (force) => {
        onRemoving();
        await removeAsset(asset.id, force);
        toast.success('De asset is verwijderd.');
      }}
    />
  );
}
