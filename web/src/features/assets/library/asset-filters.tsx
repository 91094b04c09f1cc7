import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { dutchNumber } from '../../../lib/byte-size';
import { fold } from '../../../lib/fold';
import styles from './asset-filters.module.css';
import { useAssetCounts, useTags } from './assets';
import { Pill } from './pill';
import { ALL, isFiltered, type AssetKind, type AssetQuery } from './query';

const KINDS: readonly { kind: AssetKind; label: string }[] = [
  { kind: 'image', label: 'Afbeelding' },
  { kind: 'document', label: 'Document' },
  { kind: 'video', label: 'Video' },
  { kind: 'editable', label: 'EPS' },
];

/** Between a filter that scrolled into sight and the edge. */
const AIR = 20;

interface CountedPillProps {
  label: string;
  on: boolean;
  count: number | undefined;
  onToggle: () => void;
}

const CountedPill = ({ label, count, ...pill }: CountedPillProps) => (
  <Pill {...pill}>
    {label}
    <span className={clsx('tabular', styles.number)}>
      {count === undefined ? '' : ` ${dutchNumber(count)}`}
    </span>
  </Pill>
);

interface AssetFiltersProps {
  query: AssetQuery;
  onChange: (change: Partial<AssetQuery>) => void;
}

/** The filters of the library, each with the number of assets it would leave. Selecting an active filter clears it. */
export function AssetFilters({ query, onChange }: AssetFiltersProps) {
  const { data: counts } = useAssetCounts(query);
  const { data: tags = [] } = useTags();
  const { kind: chosen, isPrivate, used, tag, isUndescribed } = query;
  const known = tag === null ? undefined : tags.find((each) => fold(each.tag) === fold(tag));
  const row = useRef<HTMLDivElement>(null);
  const isCounted = counts !== undefined;

  // An address may say what is on; on a phone that stands beyond the edge. Counts and labels make the row longer.
  useEffect(() => {
    const on = row.current?.querySelector(`[aria-pressed='true'], .${styles.on}`);
    if (!row.current || !on) return;
    const beyond = on.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
    if (beyond > 0) row.current.scrollLeft += beyond + AIR;
  }, [isCounted, tags.length]);

  const toggleUsed = (value: boolean) => onChange({ used: used === value ? null : value });
  return (
    <div
      ref={row}
      role="group"
      aria-label="Filters"
      className={clsx('cluster', styles.filters)}
      // Browsers leave a filter at the edge half in sight.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <CountedPill
        label="Alles"
        on={!isFiltered(query)}
        count={counts?.all}
        onToggle={() => onChange({ ...ALL, search: query.search, sort: query.sort })}
      />
      {KINDS.map(({ kind, label }) => (
        <CountedPill
          key={kind}
          label={label}
          on={chosen === kind}
          count={counts?.kinds[kind]}
          onToggle={() => onChange({ kind: chosen === kind ? null : kind })}
        />
      ))}
      <span className={styles.gap} />
      <CountedPill
        label="Privé"
        on={isPrivate}
        count={counts?.private}
        onToggle={() => onChange({ isPrivate: !isPrivate })}
      />
      <CountedPill
        label="Gebruikt"
        on={used === true}
        count={counts?.used}
        onToggle={() => toggleUsed(true)}
      />
      <CountedPill
        label="Ongebruikt"
        on={used === false}
        count={counts?.unused}
        onToggle={() => toggleUsed(false)}
      />
      <CountedPill
        label="Zonder omschrijving"
        on={isUndescribed}
        count={counts?.undescribed}
        onToggle={() => onChange({ isUndescribed: !isUndescribed })}
      />
      {(tags.length > 0 || tag !== null) && (
        <select
          className={clsx('edged text-sm', styles.tag, tag !== null && styles.on)}
          aria-label="Label"
          value={known?.tag ?? tag ?? ''}
          onChange={({ target }) => onChange({ tag: target.value || null })}
        >
          <option value="">Alle labels</option>
          {tags.map((each) => (
            <option key={each.tag} value={each.tag}>
              {each.tag} ({each.count})
            </option>
          ))}
          {tag !== null && !known && <option value={tag}>{tag}</option>}
        </select>
      )}
    </div>
  );
}
