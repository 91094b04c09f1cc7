import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Asset } from '../../../api/types';
import { AssetFigure } from '../shared/asset-figure';
import { Band } from '../shared/band';
import { RichText } from '../shared/rich-text';
import { isCleanHtml } from './is-clean-html';
import { isAsset, getFieldParts, getParts, type Part } from './parts';
import styles from './renderer.module.css';

function Assets({ assets }: { assets: Asset[] }) {
  return (
    <div className={clsx('grid', styles.assets)}>
      {assets.map((asset, index) => (
        <AssetFigure key={`${asset.id} ${index}`} asset={asset} sizes="(min-width: 720px) 33vw, 92vw" />
      ))}
    </div>
  );
}

function Shown({ name, value }: Part) {
  if (isAsset(value)) return <Assets assets={[value]} />;
  if (typeof value !== 'string') return null;
  if (['title', 'header'].includes(name)) return <h2>{value}</h2>;
  return isCleanHtml(value) ? <RichText html={value} /> : <p className={styles.text}>{value}</p>;
}

interface FallbackProps {
  block?: { id: number; slug: string };
  /** The fields that were added to a page. */
  fields?: object;
}

/** Renders what has no design: the texts and assets of a block, or of fields, in their order. */
export default function Fallback({ block, fields = {} }: FallbackProps) {
  const parts = block ? getParts(block) : getFieldParts(fields);
  if (parts.length === 0) return null;
  return (
    <Band slug={block?.slug}>
      <div className={`wrap stack gap-3`}>
        {parts.map((part, index) => (
          <Fragment key={`${part.name} ${index}`}>
            <Shown {...part} />
          </Fragment>
        ))}
      </div>
    </Band>
  );
}
