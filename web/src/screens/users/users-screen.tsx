import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  AddedMessage,
  EVERYBODY,
  ImportDialog,
  isFiltered,
  SelectionBar,
  UserFilters,
  UserTable,
  useSelection,
  useUserQuery,
  useUsers,
} from '../../features/users';
import { useTitle } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ListState } from '../../components/list-state';
import { Pager } from '../../components/pager';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './users-screen.module.css';

/** /admin/users. */
export default function UsersScreen() {
  useTitle('Gebruikers');
  const { query, change } = useUserQuery();
  const { data, error, isLoading, mutate } = useUsers(query);
  const users = data?.data ?? [];
  const selection = useSelection(users);
  const [importing, setImporting] = useState(false);
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Gebruikers</ScreenHeading>
        <div className={styles.actions}>
          <Button variant="soft" onClick={() => setImporting(true)}>
            <FileUp />
            Gebruikers importeren
          </Button>
          <ButtonLink to="/admin/users/create">
            <Plus />
            Gebruiker toevoegen
          </ButtonLink>
        </div>
      </div>
      <AddedMessage />
      <UserFilters query={query} onChange={change} />
      <div className={styles.list}>
        <SelectionBar selection={selection} total={data?.meta.pagination.total} />
        {users.length > 0 && (
          <UserTable
            users={users}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            selection={selection}
            stale={isLoading}
          />
        )}
        {data && users.length === 0 && (
          <EmptyState
            title="Niemand gevonden"
            actions={
              isFiltered(query) || query.page > 1 ? (
                <Button small onClick={() => change(EVERYBODY)}>
                  Iedereen laten zien
                </Button>
              ) : (
                <ButtonLink small to="/admin/users/create">
                  Gebruiker toevoegen
                </ButtonLink>
              )
            }
          >
            Zoek op een andere naam, of voeg iemand toe.
          </EmptyState>
        )}
        <ListState
          loaded={data !== undefined}
          count={1}
          error={error}
          onRetry={() => void mutate()}
          empty=""
        />
      </div>
      {data && <Pager pagination={data.meta.pagination} onPage={(page) => change({ page })} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );
}
