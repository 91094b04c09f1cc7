import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { describeFile } from '../../components/download-link';
import { Fold } from '../../components/fold';
import { getOffers } from '../../lib/offers';
import { AddToBasket } from '../basket';
import type { SharedAsset } from './api';
import styles from './file-details.module.css';
import { describeMissing } from './file-types';
import { getFileNames } from './file-uses';

type UsageOfAsset = NonNullable<SharedAsset['used_on']>[number]['page'];

/** The pages of its uses, each once. */
const getPages = ({ used_on = [] }: SharedAsset): UsageOfAsset[] => [
  ...new Map(used_on.map(({ page }) => [page.id, page])).values(),
];

/** The names of the files, and for administrators where they stand: folded, as few ask for them. */
export function AboutFile({ asset }: { asset: SharedAsset }) {
  const names = getFileNames(asset);
  const pages = getPages(asset);
  const offers = getOffers(asset, true);
  if (offers.length === 0 && pages.length === 0) return null;
  return (
    <Fold summary="Over dit bestand" className={styles.fold}>
      <dl className={clsx('stack text-sm', styles.facts)}>
        {pages.length > 0 && (
          <div>
            <dt className="soft">Staat op</dt>
            <dd>
              <ul role="list" className={clsx('cluster', styles.pages)}>
                {pages.map(({ id, slug, title }) => (
                  <li key={id}>
                    <Link to={`/huisstijl/${slug}`}>{title}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt className="soft">{offers.length === 1 ? 'Bestand' : 'Bestanden'}</dt>
          <dd>
            <ul role="list" className={clsx('stack gap-1', styles.names)}>
              {offers.map(({ file, allowed }) => {
                const name = names.get(file.id) ?? file.name;
                const about = describeFile(file);
                return (
                  <li className="spread" key={file.id}>
                    <span>
                      {name}
                      <span className={clsx('text-xs soft breaks tabular', styles.about)}>
                        {[about, describeMissing(file)].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    {allowed && (
                      <AddToBasket
                        asset={asset}
                        file={file}
                        name={`${name}, ${about}`}
                        variant="quiet"
                        small
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </dd>
        </div>
      </dl>
    </Fold>
  );
}
