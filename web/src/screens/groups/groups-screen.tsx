import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RightsBar, RightsMatrix, useGroups, useRights } from '../../features/groups';
import screen from '../../theme/admin-screen.module.css';
import { AdminScreen } from '../../components/admin-screen';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { SearchText } from '../../components/search-text';
import { ListState } from '../../components/list-state';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { holdsWords } from '../../lib/fold';

/** /admin/groups. */
export function GroupsScreen() {
  const answer = useGroups();
  const { data: groups = [] } = answer;
  const [search, setSearch] = useState('');
  const found = groups.filter(({ name }) => holdsWords(search, name));
  const { rights, changes, busy, change, undo, save } = useRights(groups);
  return (
    <AdminScreen
      title="Groepen"
      count={answer.data && `${groups.length} ${groups.length === 1 ? 'groep' : 'groepen'}`}
      actions={
        <ButtonLink to="/admin/groups/create">
          <Plus />
          Groep toevoegen
        </ButtonLink>
      }
    >
      <UnsavedGuard dirty={changes.length > 0 && !busy} />
      {groups.length > 0 && (
        <>
          <p className={screen.lead}>
            Wat mensen mogen zien en downloaden, hangt af van hun groepen. Bij elke pagina kies je welke
            groepen haar zien.
          </p>
          <search className={screen.search}>
            <SearchText placeholder="Naam van een groep" searched={search} onSearch={setSearch} />
          </search>
          {found.length > 0 && <RightsMatrix groups={found} rights={rights} onChange={change} />}
          <p role="status">{found.length === 0 && `Geen groep heet “${search}”.`}</p>
        </>
      )}
      {answer.data?.length === 0 && (
        <EmptyState
          title="Er zijn nog geen groepen"
          actions={
            <ButtonLink small to="/admin/groups/create">
              Groep toevoegen
            </ButtonLink>
          }
        >
          Met een groep deel je pagina&apos;s en downloads met een deel van je collega&apos;s.
        </EmptyState>
      )}
      <ListState list={answer} />
      <RightsBar changes={changes} busy={busy} onUndo={undo} onSave={() => void save()} />
    </AdminScreen>
  );
}
