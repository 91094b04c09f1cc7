import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUsers } from '../../features/users/api';
import { useTitle } from '../../lib/use-title';
import screen from '../../theme/admin-screen.module.css';
import { Badge } from '../../theme/controls/badge';
import { ButtonLink } from '../../theme/controls/button';
import { ListState } from '../../theme/controls/list-state';
import { Pager } from '../../theme/controls/pager';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { Select } from '../../theme/controls/select';
import { TextField } from '../../theme/controls/text-field';

const SORTS = [
  { value: 'name:asc', label: 'Naam' },
  { value: 'email:asc', label: 'E-mailadres' },
  { value: 'lastLoginAt:desc', label: 'Laatst ingelogd' },
];

/** /admin/users. */
export default function UsersScreen() {
  useTitle('Gebruikers');
  const [query, setQuery] = useState({ search: '', sort: 'name:asc', page: 1 });
  const { data, error, mutate } = useUsers(query);
  const users = data?.data;
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Gebruikers</ScreenHeading>
        <ButtonLink to="/admin/users/create">
          <Plus className="icon" aria-hidden="true" />
          Gebruiker toevoegen
        </ButtonLink>
      </div>
      <div className={screen.filters}>
        <TextField
          label="Zoeken"
          type="search"
          value={query.search}
          onChange={(event) => setQuery({ ...query, search: event.target.value, page: 1 })}
        />
        <Select
          label="Sorteren op"
          choices={SORTS}
          value={query.sort}
          onChange={(event) => setQuery({ ...query, sort: event.target.value, page: 1 })}
        />
      </div>
      <ListState
        loaded={users !== undefined}
        count={users?.length ?? 0}
        error={error}
        onRetry={() => void mutate()}
        empty="Niemand gevonden. Zoek op een andere naam, of voeg iemand toe."
      />
      <ul role="list" className={screen.rows}>
        {users?.map(({ id, name, email, roles, groups, isActive }) => (
          <li key={id} className={screen.row}>
            <Link to={`/admin/users/${id}`}>{name}</Link>
            <span className={screen.quiet}>{email}</span>
            <span className={screen.actions}>
              <Badge kind={roles[0]?.name === 'admin' ? 'info' : 'plain'}>
                {roles[0]?.name === 'admin' ? 'Beheerder' : 'Gebruiker'}
              </Badge>
              {!isActive && <Badge kind="draft">Niet actief</Badge>}
            </span>
            <span className={screen.quiet}>{groups.map((group) => group.name).join(', ')}</span>
          </li>
        ))}
      </ul>
      {data && <Pager pagination={data.meta.pagination} onPage={(page) => setQuery({ ...query, page })} />}
    </div>
  );
}
