import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { rowsWith, VirtualRows, type AssetRowsProps } from './asset-rows';
import styles from './asset-rows.module.css';
import { estimate } from './columns';
import { useColumns } from './use-columns';
import { useRemeasure } from './use-remeasure';

/** A list of assets with its own scroll container, for example in a dialog. */
export function BoxRows(props: AssetRowsProps) {
  const { total, asLines } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { width, columns: fitting } = useColumns(list);
  const columns = asLines ? 1 : fitting;
  const [place, setPlace] = useState<number | null>(null);
  const virtualizer = useVirtualizer({
    count: width > 0 ? Math.ceil(total / columns) : 0,
    getScrollElement: () => box.current,
    estimateSize: () => estimate(width, columns, asLines),
    overscan: 2,
    rangeExtractor: rowsWith(place === null ? null : Math.floor(place / columns)),
  });
  useRemeasure(virtualizer, list, columns, width);
  return (
    <div ref={box} className={styles.box}>
      <VirtualRows {...props} {...{ list, columns, virtualizer, place }} onPlace={setPlace} />
    </div>
  );
}
