import { Plus } from 'lucide-react';
import { RightsBar, RightsMatrix, useGroups, useRights } from '../../features/groups';
import screen from '../../theme/admin-screen.module.css';
import { AdminScreen } from '../../components/admin-screen';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ListState } from '../../components/list-state';
import { UnsavedGuard } from '../../components/unsaved-guard';

/** /admin/groups. */
export default function GroupsScreen() {
  const answer = useGroups();
  const { data: groups = [] } = answer;
  const { rights, changes, busy, change, undo, save } = useRights(groups);
  return (
    <AdminScreen
      title="Groepen"
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
          <RightsMatrix groups={groups} rights={rights} onChange={change} />
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
