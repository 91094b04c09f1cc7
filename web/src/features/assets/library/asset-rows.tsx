import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Asset } from '../../../api/types';
import { arrowTarget } from '../../../lib/arrow-target';
import styles from './asset-rows.module.css';
import { useAssetSpan, useIsComing } from './assets';
import type { AssetQuery } from './query';

/** How one asset looks; null is one that is still on its way. */
export type RenderAsset = (asset: Asset | null) => ReactNode;

interface RowProps {
  query: AssetQuery;
  from: number;
  to: number;
  total: number;
  render: RenderAsset;
}

function Row({ query, from, to, total, render }: RowProps) {
  return useAssetSpan(query, from, to).map((asset, step) => (
    <div
      key={from + step}
      role="listitem"
      className={styles.item}
      data-place={from + step}
      aria-setsize={total}
      aria-posinset={from + step + 1}
      aria-busy={asset === null || undefined}
    >
      {render(asset)}
    </div>
  ));
}

/** Rows that are kept: those in sight, and the one that had the focus last, so that it can be given back. */
export const rowsWith =
  (kept: number | null) =>
  (range: Range): number[] => {
    const shown = defaultRangeExtractor(range);
    if (kept === null || kept >= range.count || shown.includes(kept)) return shown;
    return [...shown, kept].sort((a, b) => a - b);
  };

/** What the rows of a list have in common, wherever it scrolls. */
export interface AssetRowsProps {
  label: string;
  query: AssetQuery;
  total: number;
  /** In one column, as lines. */
  asLines: boolean;
  render: RenderAsset;
}

interface VirtualRowsProps<Scroller extends Element | Window> extends AssetRowsProps {
  list: RefObject<HTMLDivElement>;
  columns: number;
  virtualizer: Virtualizer<Scroller, Element>;
  /** Which item had the focus last. */
  place: number | null;
  onPlace: (place: number) => void;
}

const getPlace = (target: EventTarget): number | null => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return item ? Number(item.dataset['place']) : null;
};

/** The rows in sight of a list that can be of any length. Arrows walk through it. */
export function VirtualRows<Scroller extends Element | Window>({
  label,
  query,
  total,
  asLines,
  render,
  list,
  columns,
  virtualizer,
  place,
  onPlace,
}: VirtualRowsProps<Scroller>) {
  const wanted = useRef<number | null>(null);
  const isComing = useIsComing(query);
  // Where items stand in other rows than before, the one that had the focus was made anew.
  const drawnIn = useRef(columns);
  useLayoutEffect(() => {
    if (drawnIn.current === columns) return;
    drawnIn.current = columns;
    if (place !== null && document.activeElement === document.body) wanted.current = place;
  }, [columns, place]);
  const rows = virtualizer.getVirtualItems();
  // Once the row that the arrow leads to is drawn.
  useEffect(() => {
    if (wanted.current === null) return;
    const next = list.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"] :is(a, button)`);
    if (!next) return;
    wanted.current = null;
    next.focus();
  });

  const walk = (event: KeyboardEvent): void => {
    const from = getPlace(event.target);
    const to = from === null ? null : arrowTarget(event.key, from, columns, total);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    wanted.current = to;
    onPlace(to);
    virtualizer.scrollToIndex(Math.floor(to / columns));
  };
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      aria-busy={isComing || undefined}
      className={styles.rows}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, start }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          data-index={index}
          role="presentation"
          className={asLines ? styles.line : styles.row}
          style={{
            '--columns': columns,
            transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
          }}
          onKeyDown={walk}
          onFocus={({ target }) => onPlace(getPlace(target) ?? 0)}
        >
          <Row
            {...{ query, total, render }}
            from={index * columns}
            to={Math.min((index + 1) * columns, total)}
          />
        </div>
      ))}
    </div>
  );
}
