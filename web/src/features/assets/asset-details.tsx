import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { editPath } from '../../lib/page-tree/tree';
import { homePath, useSite } from '../../lib/site';
import { Button } from '../../theme/controls/button';
import { useAsset } from './api';
import styles from './asset-details.module.css';
import { AssetFiles } from './asset-files';
import { AssetForm } from './asset-form';

interface AssetDetailsProps {
  /** Without an id a new asset. */
  id: string | undefined;
  onStored: (asset: Asset) => void;
  onClose: () => void;
  onRemoved: () => void;
}

/** The selected asset: its form, its files and where it is used. */
export function AssetDetails({ id, onStored, onClose, onRemoved }: AssetDetailsProps) {
  const site = useSite();
  const { data: asset } = useAsset(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = !id || asset !== undefined;
  const isChosen = useNavigationType() !== NavigationType.Pop;
  // Who chose it goes on from here; who came straight to its address begins at the top.
  useEffect(() => {
    if (isThere && isChosen) heading.current?.focus();
  }, [isThere, isChosen]);
  if (!isThere) return null;
  const pages = new Map(asset?.used_on?.map(({ page }) => [page.id, page]));
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {asset ? asset.title || 'Zonder titel' : 'Nieuwe asset'}
        </h2>
        <Button variant="quiet" iconOnly aria-label="Details sluiten" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </Button>
      </div>
      <AssetForm key={id} asset={asset} onStored={onStored} onRemoved={onRemoved} />
      {asset && <AssetFiles asset={asset} />}
      {asset && (
        <section aria-labelledby="gebruikt">
          <h3 id="gebruikt" className={styles.small}>
            Gebruikt op
          </h3>
          {pages.size === 0 ? (
            <p className="small">Nog op geen enkele pagina.</p>
          ) : (
            <ul className={styles.pages}>
              {[...pages.values()].map(({ id: pageId, slug, title }) => (
                <li key={pageId}>
                  <Link to={editPath(slug, homePath(site))}>{title}</Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
