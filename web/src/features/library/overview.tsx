import { clsx } from 'clsx';
import { ArrowRight, Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '../../api/types';
import { DownloadLink } from '../../components/download-link';
import { dutchNumber } from '../../lib/byte-size';
import { getOffers } from '../../lib/offers';
import { useLoginPath } from '../../lib/session/login-path';
import { useSession } from '../../lib/session/use-session';
import { getName } from '../../lib/asset-display';
import { AssetLink, AssetPlate } from '../assets';
import { CollectionDrawing } from './collection-drawing';
import { COLLECTION_TITLES, listPath, type LibraryOverview, type Shelf } from './collections';
import { describeTypes } from './file-types';
import styles from './overview.module.css';

/** A door to a collection, with what is in it drawn on its lower edge. */
function CollectionCard({ shelf }: { shelf: Shelf }) {
  const { id, count } = shelf;
  return (
    <li>
      <Link to={listPath(id)} className={`edged rounded ${styles.collection} ${styles[id]}`}>
        <span className={clsx('line strong breaks', styles.name)}>
          {COLLECTION_TITLES[id]}{' '}
          <span className={clsx('text-sm tabular', styles.count)}>{dutchNumber(count)}</span>
        </span>
        <span className="cover" aria-hidden="true">
          <CollectionDrawing shelf={shelf} />
        </span>
      </Link>
    </li>
  );
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <div className={clsx('cluster', styles.head)}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** One of what is fetched most, with its likeliest file at once. */
function MostFetched({ asset, rank }: { asset: Asset; rank: number }) {
  const name = getName(asset);
  const offer = getOffers(asset).find(({ allowed }) => allowed);
  return (
    <li>
      <span className={clsx('strong tabular', styles.rank)} aria-hidden="true">
        {rank}
      </span>
      <AssetPlate asset={asset} sizes="96px" className={styles.small} />
      <div className={styles.words}>
        <h3>
          <Link to={`/bestanden/${asset.id}`}>{name}</Link>
        </h3>
        <p className="meta">{describeTypes(asset)}</p>
      </div>
      {offer && (
        <DownloadLink
          file={offer.file}
          what={{ of: offer.of, id: offer.id }}
          name={name}
          variant="soft"
          small
        />
      )}
    </li>
  );
}

const Pictogram = ({ asset }: { asset: Asset }) => (
  <li>
    <Link
      to={`/bestanden/${asset.id}`}
      className={clsx('stack gap-1 rounded text-xs breaks', styles.pictogram)}
    >
      <AssetPlate asset={asset} sizes="64px" className={styles.bare} />
      <span>{getName(asset)}</span>
    </Link>
  </li>
);

/** The library by its collections: doors to each, what is fetched most, and a shelf of each. */
export function Overview({ overview: { most, collections, total } }: { overview: LibraryOverview }) {
  const { profile } = useSession();
  const login = useLoginPath();
  const filled = collections.filter(({ count }) => count > 0);
  return (
    <div className={styles.overview}>
      <ul role="list" aria-label="Verzamelingen" className={clsx('grid gap-1', styles.collections)}>
        {filled.map((shelf) => (
          <CollectionCard key={shelf.id} shelf={shelf} />
        ))}
      </ul>
      {most.length > 0 && (
        <Section title="Meest gehaald" more={<p className="meta">in de laatste 30 dagen</p>}>
          <ol role="list" className={clsx('grid', styles.most)}>
            {most.map((asset, index) => (
              <MostFetched key={asset.id} asset={asset} rank={index + 1} />
            ))}
          </ol>
        </Section>
      )}
      {filled.map(({ id, count, assets }) => (
        <Section
          key={id}
          title={COLLECTION_TITLES[id]}
          more={
            count > assets.length && (
              <Link to={listPath(id)} className={clsx('line strong', styles.all)}>
                Alle {dutchNumber(count)}
                <span className="sr"> van {COLLECTION_TITLES[id]}</span>
                <ArrowRight />
              </Link>
            )
          }
        >
          <ul role="list" className={id === 'icons' ? styles.pictograms : styles.row}>
            {assets.map((asset) =>
              id === 'icons' ? (
                <Pictogram key={asset.id} asset={asset} />
              ) : (
                <li key={asset.id}>
                  <AssetLink asset={asset} list="/bestanden" asPage search="" meta={describeTypes(asset)} />
                </li>
              ),
            )}
          </ul>
        </Section>
      ))}
      <p className={styles.everything}>
        <Link to={listPath('all')} className={clsx('line strong', styles.all)}>
          Alle {dutchNumber(total)} bestanden in één lijst
          <ArrowRight />
        </Link>
      </p>
      {!profile && (
        <p className={clsx('line panel text-sm edged', styles.note)}>
          <Lock />
          <span>
            Dit is wat openbaar is. <Link to={login}>Log in</Link> voor de bestanden van jouw groep.
          </span>
        </p>
      )}
    </div>
  );
}
