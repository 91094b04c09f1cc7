import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGroups } from '../../features/groups/api';
import { describePermissions } from '../../features/groups/permissions';
import { useTitle } from '../../lib/use-title';
import screen from '../../theme/admin-screen.module.css';
import { ButtonLink } from '../../theme/controls/button';
import { ListState } from '../../theme/controls/list-state';
import { ScreenHeading } from '../../theme/controls/screen-heading';

/** /admin/groups. */
export default function GroupsScreen() {
  useTitle('Groepen');
  const { data: groups, error, mutate } = useGroups();
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Groepen</ScreenHeading>
        <ButtonLink to="/admin/groups/create">
          <Plus className="icon" aria-hidden="true" />
          Groep toevoegen
        </ButtonLink>
      </div>
      <ListState
        loaded={groups !== undefined}
        count={groups?.length ?? 0}
        error={error}
        onRetry={() => void mutate()}
        empty="Er zijn nog geen groepen. Voeg er een toe om pagina's met een deel van je collega's te delen."
      />
      <ul role="list" className={screen.rows}>
        {groups?.map((group) => (
          <li key={group.id} className={clsx(screen.row, screen.two)}>
            <Link to={`/admin/groups/${group.id}`}>{group.name}</Link>
            <span className={screen.quiet}>{describePermissions(group)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
