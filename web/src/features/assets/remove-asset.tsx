import { getName } from './library/shown-text';
import { removeAsset } from './library/writes';
import { toast } from '../../lib/toasts/toasts';
import { RemoveButton } from '../../components/remove-button';
import styles from './remove-asset.module.css';
import type { AssetDetail } from './use-asset';
import { byPage } from './usages';

/** What happens to the pages that use an asset when it goes. */
function Broken({ asset }: { asset: AssetDetail }) {
  const pages = byPage(asset.used_on ?? []);
  if (pages.length === 0) return <p>De asset en alle bestanden erbij zijn dan voorgoed weg.</p>;
  return (
    <>
      <p>
        De asset en alle bestanden erbij zijn dan voorgoed weg.{' '}
        {pages.length === 1
          ? 'Op één pagina blijft een lege plek:'
          : `Op ${pages.length} pagina’s blijft een lege plek:`}
      </p>
      <ul className={styles.broken}>
        {pages.map(({ page }) => (
          <li key={page.id}>{page.title || 'Zonder titel'}</li>
        ))}
      </ul>
    </>
  );
}

interface RemoveAssetProps {
  asset: AssetDetail;
  /** Just before everybody hears that it is gone. */
  onRemoving: () => void;
}

/** Removes an asset, after a look at what breaks. */
export function RemoveAsset({ asset, onRemoving }: RemoveAssetProps) {
  return (
    <RemoveButton
      name={getName(asset)}
      explanation={<Broken asset={asset} />}
      onRemove={async (force) => {
        onRemoving();
        await removeAsset(asset.id, force);
        toast.success('De asset is verwijderd.');
      }}
    />
  );
}
