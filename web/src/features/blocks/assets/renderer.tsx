import { clsx } from 'clsx';
import { useContext } from 'react';
import type { Asset, BlockOf } from '../../../api/types';
import { AssetPicture } from '../shared/asset-figure';
import { AddToBasket } from '../../basket';
import { Band } from '../shared/band';
import type { BlockProps } from '../rows';
import { DownloadLink, describeFile } from '../../../components/download-link';
import { AssetPlaceholder } from '../shared/editing';
import { getOffers } from '../../../lib/offers';
import { getDistinctNames } from '../../../lib/distinct-names';
import { Downloads } from '../shared/downloads';
import { TwinTitles } from '../shared/twin-titles';
import styles from './renderer.module.css';

const SIZES = '(min-width: 992px) 25vw, 46vw';

/** The only file that an asset offers this viewer; null when there are more, or when a refusal needs explaining. */
function getSingleOffer(asset: Asset) {
  const [offer, ...others] = getOffers(asset);
  return offer?.allowed && others.length === 0 ? offer : null;
}

/** Each asset with a title that no other of the block has. Without a title it goes by the name of its file. */
function withOwnTitles(assets: readonly Asset[]): Asset[] {
  const all = [...new Map(assets.map((asset) => [asset.id, asset])).values()].filter(({ title }) => title);
  const names = getDistinctNames(all.map((asset) => [asset.title, getOffers(asset)[0]?.file.name ?? '']));
  const titles = new Map(all.map(({ id }, index) => [id, names[index]]));
  return assets.map((asset) => ({ ...asset, title: titles.get(asset.id) ?? asset.title }));
}

interface ItemProps {
  asset: Asset;
  outlined: boolean;
}

/** One asset in the grid: a single file has its button next to the title, several files become a list. */
function Item({ asset, outlined }: ItemProps) {
  const single = getSingleOffer(asset);
  const isTwin = useContext(TwinTitles).has(asset.title);
  const own = single?.file.name;
  const name = [asset.title, (isTwin || !asset.title) && own].filter(Boolean).join(', ');
  return (
    <li className={clsx('stack', styles.item)}>
      <AssetPicture asset={asset} sizes={SIZES} outlined={outlined} />
      <div className="stack">
        <div>
          <span className={clsx('strong', styles.title)}>{asset.title}</span>
          {single && <span className="meta">{describeFile(single.file)}</span>}
        </div>
        {single && (
          <span className={clsx('cluster gap-half', styles.actions)} data-screen-only>
            <DownloadLink
              file={single.file}
              what={{ of: single.of, id: single.id }}
              name={name}
              variant="soft"
              small
            />
            <AddToBasket asset={asset} file={single.file} name={name} variant="soft" small />
          </span>
        )}
      </div>
      {!single && <Downloads asset={asset} />}
    </li>
  );
}

/** A grid of assets, each with its downloads. */
export default function AssetsBlock({ block }: BlockProps<BlockOf<'assets'>>) {
  const { assets, settings, slug } = block;
  const shown = assets.filter((asset) => asset !== null);
  if (shown.length === 0) return <AssetPlaceholder at="assets.0" />;
  // Without file lists, two fit side by side on a phone.
  const isCompact = shown.every(getSingleOffer);
  return (
    <Band slug={slug} background={settings.backgroundColor}>
      <ul role="list" className={clsx('wrap grid', styles.grid, isCompact && styles.compact)}>
        {withOwnTitles(shown).map((asset, index) => (
          <Item key={`${asset.id} ${index}`} asset={asset} outlined={settings.outlined === 'outlined'} />
        ))}
      </ul>
    </Band>
  );
}
