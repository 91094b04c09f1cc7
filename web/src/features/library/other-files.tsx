import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AssetLink } from '../assets';
import { pagePath } from '../page-tree';
import { useFiles, type SharedAsset } from './api';
import { COLLECTION_TITLES, listPath, type Collection } from './collections';
import { describeTypes } from './file-types';
import styles from './overview.module.css';
import { ALL_FILES } from './query';

const MOST = 4;

interface OtherFilesProps {
  asset: SharedAsset;
  collection: Collection;
  /** Where three questions lead to the right version. */
  chooser: NonNullable<SharedAsset['logo']>['chooser'] | undefined;
}

/** Others of the same collection, for who was looking for another one. */
export function OtherFiles({ asset, collection, chooser }: OtherFilesProps) {
  const id = useId();
  const { data } = useFiles({ ...ALL_FILES, collection });
  const others = data?.data.filter((other) => other.id !== asset.id).slice(0, MOST) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${styles.overview} ${styles.shelf}`}>
      <div className={clsx('cluster', styles.head)}>
        <h2 id={id}>{collection === 'logos' ? 'Liever een andere versie?' : 'Meer bestanden'}</h2>
        {chooser ? (
          <Link
            to={`${pagePath(chooser.slug)}#${chooser.anchor}`}
            className={clsx('line strong', styles.all)}
          >
            Kies met drie vragen
            <ArrowRight />
          </Link>
        ) : (
          <Link to={listPath(collection)} className={clsx('line strong', styles.all)}>
            Alles van {COLLECTION_TITLES[collection]}
            <ArrowRight />
          </Link>
        )}
      </div>
      <ul role="list" className={styles.row}>
        {others.map((other) => (
          <li key={other.id}>
            <AssetLink asset={other} list="/bestanden" asPage search="" meta={describeTypes(other)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
