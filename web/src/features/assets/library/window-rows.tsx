import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { rowsWith, VirtualRows, type AssetRowsProps } from './asset-rows';
import { estimate } from './columns';
import { useColumns } from './use-columns';
import { useRemeasure } from './use-remeasure';
import { useTop } from './use-top';

/** A list of assets that scrolls with the page. */
export function WindowRows(props: AssetRowsProps) {
  const { total, asLines } = props;
  const list = useRef<HTMLDivElement>(null);
  const { width, columns: fitting } = useColumns(list);
  const columns = asLines ? 1 : fitting;
  const [place, setPlace] = useState<number | null>(null);
  const top = useTop(list);
  const virtualizer = useWindowVirtualizer({
    count: width > 0 ? Math.ceil(total / columns) : 0,
    estimateSize: () => estimate(width, columns, asLines),
    overscan: 3,
    scrollMargin: top,
    rangeExtractor: rowsWith(place === null ? null : Math.floor(place / columns)),
  });

  useRemeasure(virtualizer, list, columns, width);

  // When row heights change, the item at the top of the window stays there.
  const first = virtualizer.range ? virtualizer.range.startIndex * columns : 0;
  const before = useRef({ columns, width, first });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { columns, width, first };
    if (was.width === 0 || was.columns === columns || window.scrollY <= top) return;
    const kept = place ?? was.first;
    virtualizer.scrollToIndex(Math.floor(kept / columns), { align: 'center' });
  }, [columns, width, first, top, place, virtualizer]);

  return <VirtualRows {...props} {...{ list, columns, virtualizer, place }} onPlace={setPlace} />;
}
