import { Plus } from 'lucide-react';
import { RightsBar, RightsMatrix, useGroups, useRights } from '../../features/groups';
import { useTitle } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ListState } from '../../components/list-state';
import { ScreenHeading } from '../../components/screen-heading';
import { UnsavedGuard } from '../../components/unsaved-guard';

/** /admin/groups. */
export default function GroupsScreen() {
  useTitle('Groepen');
  const { data, error, mutate } = useGroups();
  const groups = data ?? [];
  const { rights, changes, busy, change, undo, save } = useRights(groups);
  return (
    <div className={`wrap ${screen.screen}`}>
      <UnsavedGuard dirty={changes.length > 0 && !busy} />
      <div className={screen.head}>
        <ScreenHeading>Groepen</ScreenHeading>
        <ButtonLink to="/admin/groups/create">
          <Plus />
          Groep toevoegen
        </ButtonLink>
      </div>
      {groups.length > 0 && (
        <>
          <p className={screen.lead}>
            Wat mensen mogen zien en downloaden, hangt af van hun groepen. Bij elke pagina kies je welke
            groepen haar zien.
          </p>
          <RightsMatrix groups={groups} rights={rights} onChange={change} />
        </>
      )}
      {data && groups.length === 0 && (
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
      <ListState loaded={data !== undefined} count={1} error={error} onRetry={() => void mutate()} empty="" />
      <RightsBar changes={changes} busy={busy} onUndo={undo} onSave={() => void save()} />
    </div>
  );
}
