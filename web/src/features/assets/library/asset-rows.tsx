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

/** Renders one asset; null is one that is still loading. */
type RenderAsset = (asset: Asset | null) => ReactNode;

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

/** Keeps the visible rows mounted, and the row that last had focus, so that focus can return to it. */
export const rowsWith =
  (kept: number | null) =>
  (range: Range): number[] => {
    const shown = defaultRangeExtractor(range);
    if (kept === null || kept >= range.count || shown.includes(kept)) return shown;
    return [...shown, kept].sort((a, b) => a - b);
  };

export interface AssetRowsProps {
  label: string;
  query: AssetQuery;
  total: number;
  /** One column of rows instead of cards. */
  asLines: boolean;
  render: RenderAsset;
}

interface VirtualRowsProps<Scroller extends Element | Window> extends AssetRowsProps {
  list: RefObject<HTMLDivElement>;
  columns: number;
  virtualizer: Virtualizer<Scroller, Element>;
  /** Index of the item that last had focus. */
  place: number | null;
  onPlace: (place: number) => void;
}

const getPlace = (target: EventTarget): number | null => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return item ? Number(item.dataset['place']) : null;
};

/** A virtualised list of assets of any length. Arrow keys move between items. */
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
  // When the number of columns changes, items move to other rows and the focused one remounts.
  const drawnIn = useRef(columns);
  useLayoutEffect(() => {
    if (drawnIn.current === columns) return;
    drawnIn.current = columns;
    if (place !== null && document.activeElement === document.body) wanted.current = place;
  }, [columns, place]);
  const rows = virtualizer.getVirtualItems();
  // Waits until the row that the arrow key leads to has rendered.
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
