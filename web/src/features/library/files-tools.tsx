import { clsx } from 'clsx';
import { useCallback } from 'react';
import field from '../../components/text-field.module.css';
import { Pill, SearchField, type AssetKind } from '../assets';
import { usePageTree } from '../page-tree';
import styles from './files-tools.module.css';
import { getPageOptions } from './page-options';
import { isOverview, type FilesQuery } from './query';

const KINDS: readonly { kind: AssetKind | null; label: string }[] = [
  { kind: null, label: 'Alles' },
  { kind: 'image', label: 'Beeld' },
  { kind: 'video', label: 'Video' },
  { kind: 'document', label: 'Document' },
  { kind: 'editable', label: 'Bewerkbaar' },
];

interface FilesToolsProps {
  query: FilesQuery;
  onChange: (change: Partial<FilesQuery>) => void;
}

/** Search and filters of the files. */
export function FilesTools({ query, onChange }: FilesToolsProps) {
  const { tree } = usePageTree();
  const pages = getPageOptions(tree);
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);
  return (
    <div className="stack" role="search" aria-label="Bestanden">
      <div className={clsx('cluster', styles.row)}>
        <div className={styles.search}>
          <SearchField search={query.search} onSearch={search} />
        </div>
        {pages.length > 0 && (
          <select
            className={`${field.input} ${styles.page}`}
            aria-label="Pagina"
            value={query.pageId ?? ''}
            onChange={(event) => onChange({ pageId: event.target.value || null })}
          >
            <option value="">Alle pagina&apos;s</option>
            {pages.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      {!isOverview(query) && (
        <div role="group" aria-label="Soort" className={styles.kinds}>
          {KINDS.map(({ kind, label }) => (
            <Pill key={label} on={query.kind === kind} onToggle={() => onChange({ kind })}>
              {label}
            </Pill>
          ))}
        </div>
      )}
    </div>
  );
}
