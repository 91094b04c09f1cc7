import { Link } from 'react-router-dom';
import { editPath } from '../page-tree';
import { homePath, useSite } from '../../lib/site';
import panel from './asset-details.module.css';
import styles from './asset-usage.module.css';
import type { AssetDetail } from './use-asset';
import { blockHash, blockLabel, byPage } from './usages';

/** The pages that use an asset; each block links to its position in the editor. */
export function AssetUsage({ asset }: { asset: AssetDetail }) {
  const home = homePath(useSite());
  const pages = byPage(asset.used_on ?? []);
  return (
    <section className={panel.group} aria-labelledby="gebruikt">
      <h3 id="gebruikt">Gebruikt op</h3>
      {pages.length === 0 && <p className="small">Nog op geen enkele pagina.</p>}
      {pages.length > 0 && (
        <ul role="list" className={styles.pages}>
          {pages.map(({ page, blocks }) => (
            <li key={page.id}>
              <Link to={editPath(page.slug, home)}>{page.title || 'Zonder titel'}</Link>
              <span className={styles.blocks}>
                {blocks.map(({ id, type }) => (
                  <Link key={id} to={`${editPath(page.slug, home)}${blockHash(id)}`}>
                    {blockLabel(type)}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
