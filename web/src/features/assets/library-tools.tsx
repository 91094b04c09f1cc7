import { AssetFilters } from './library/asset-filters';
import { getSort, SORTS, type AssetQuery } from './library/query';
import { SearchField } from './library/search-field';
import field from '../../components/text-field.module.css';
import styles from './library-tools.module.css';
import type { View } from './use-view';
import { ViewChoice } from './view-choice';

interface LibraryToolsProps {
  query: AssetQuery;
  onChange: (change: Partial<AssetQuery>) => void;
  onSearch: (words: string) => void;
  view: View;
  onView: (view: View) => void;
}

export function LibraryTools({ query, onChange, onSearch, view, onView }: LibraryToolsProps) {
  return (
    <div className="stack gap-3">
      <div className="cluster gap-2">
        <div className={styles.search}>
          <SearchField search={query.search} onSearch={onSearch} />
        </div>
        <select
          className={`${field.input} ${styles.sort}`}
          aria-label="Sorteren"
          value={query.sort}
          onChange={(event) => onChange({ sort: getSort(event.target.value) })}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ViewChoice view={view} onChoose={onView} />
      </div>
      <AssetFilters query={query} onChange={onChange} />
    </div>
  );
}
