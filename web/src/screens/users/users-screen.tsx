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
import { AdminScreen } from '../../components/admin-screen';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ListState } from '../../components/list-state';
import { Pager } from '../../components/pager';
import styles from './users-screen.module.css';

/** /admin/users. */
export default function UsersScreen() {
  const { query, change } = useUserQuery();
  const answer = useUsers(query);
  const { data } = answer;
  const users = data?.data ?? [];
  const selection = useSelection(users);
  const [importing, setImporting] = useState(false);
  return (
    <AdminScreen
      title="Gebruikers"
      actions={
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
      }
    >
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
            stale={answer.isLoading}
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
        <ListState list={answer} />
      </div>
      {data && <Pager pagination={data.meta.pagination} onPage={(page) => change({ page })} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </AdminScreen>
  );
}
