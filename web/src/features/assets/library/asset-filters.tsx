import { dutchNumber } from '../../../lib/byte-size';
import styles from './asset-filters.module.css';
import { useAssetCounts } from './assets';
import { Pill } from './pill';
import { ALL, isFiltered, type AssetKind, type AssetQuery } from './query';

const KINDS: readonly { kind: AssetKind; label: string }[] = [
  { kind: 'image', label: 'Afbeelding' },
  { kind: 'document', label: 'Document' },
  { kind: 'video', label: 'Video' },
  { kind: 'editable', label: 'EPS' },
];

interface CountedPillProps {
  label: string;
  on: boolean;
  count: number | undefined;
  onToggle: () => void;
}

const CountedPill = ({ label, count, ...pill }: CountedPillProps) => (
  <Pill {...pill}>
    {label}
    <span className={styles.number}>{count === undefined ? '' : ` ${dutchNumber(count)}`}</span>
  </Pill>
);

interface AssetFiltersProps {
  query: AssetQuery;
  onChange: (change: Partial<AssetQuery>) => void;
}

/** The filters of the library, each with the number of assets it would leave. Selecting an active filter clears it. */
export function AssetFilters({ query, onChange }: AssetFiltersProps) {
  const { data: counts } = useAssetCounts(query);
  const { kind: chosen, isPrivate, used } = query;
  const toggleUsed = (value: boolean) => onChange({ used: used === value ? null : value });
  return (
    <div role="group" aria-label="Filters" className="cluster">
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
        count={counts?.isPrivate}
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
    </div>
  );
}
