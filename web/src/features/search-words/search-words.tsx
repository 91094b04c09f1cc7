import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ListState, useFocusRescue } from '../../components/list-state';
import { Pager } from '../../components/pager';
import { useMisses, useSynonyms } from './api';
import { MissTable } from './miss-table';
import styles from './search-words.module.css';
import { SynonymDialog } from './synonym-dialog';
import { SynonymList } from './synonym-list';

/** The words of searching: what found nothing, and which words mean the same. */
export function SearchWords() {
  const [page, setPage] = useState(1);
  const misses = useMisses(page);
  const synonyms = useSynonyms();
  const [editing, setEditing] = useState<{ id?: string; words: string[] } | null>(null);
  const [removed, setRemoved] = useState(0);
  // The next term takes the place of the removed one, so the number of rows does not tell.
  useFocusRescue(-removed);
  useFocusRescue(synonyms.data?.length);
  const found = misses.data?.data ?? [];
  const pagination = misses.data?.meta.pagination;
  // The last term of the last page went.
  if (pagination && pagination.total > 0 && page > pagination.pageCount) setPage(pagination.pageCount);

  return (
    <>
      <section className={clsx('stack', styles.section)} aria-labelledby="niet-gevonden">
        <h2 className="title-3" id="niet-gevonden">
          Niet gevonden
        </h2>
        <p className="hint">
          We tellen zonder te weten wie er zocht, en bewaren dat 90 dagen: een woord staat hier zodra twee
          mensen het op één dag vergeefs zochten.
        </p>
        {found.length > 0 && (
          <MissTable
            misses={found}
            synonyms={synonyms.data ?? []}
            onSynonym={(term) => setEditing({ words: [term] })}
            onRemoved={() => setRemoved((now) => now + 1)}
          />
        )}
        <ListState
          list={misses}
          empty={pagination?.total === 0 && 'Nog niets: wat mensen vergeefs zoeken, komt hier te staan.'}
        />
        {pagination && <Pager pagination={pagination} onPage={setPage} />}
      </section>
      <section className={clsx('stack', styles.section)} aria-labelledby="synoniemen">
        <div className="spread">
          <h2 className="title-3" id="synoniemen">
            Synoniemen
          </h2>
          <Button small onClick={() => setEditing({ words: [] })}>
            <Plus />
            Synoniem toevoegen
          </Button>
        </div>
        <p className="hint">Wie het ene woord zoekt, vindt ook wat onder het andere staat.</p>
        {synonyms.data && synonyms.data.length > 0 && (
          <SynonymList synonyms={synonyms.data} onChange={setEditing} />
        )}
        <ListState
          list={synonyms}
          empty={
            synonyms.data?.length === 0 && 'Nog geen synoniemen: voeg woorden toe die hetzelfde betekenen.'
          }
        />
      </section>
      {editing && <SynonymDialog synonym={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
