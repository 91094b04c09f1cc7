import { clsx } from 'clsx';
import { Ellipsis, FileUp, Plus } from 'lucide-react';
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
export function UsersScreen() {
  const { query, change } = useUserQuery();
  const answer = useUsers(query);
  const { data } = answer;
  const users = data?.data ?? [];
  const selection = useSelection(users);
  const [importing, setImporting] = useState(false);
  const [isMore, setMore] = useState(false);
  const total = data?.meta.pagination.total;
  return (
    <AdminScreen
      title="Gebruikers"
      count={total === undefined ? undefined : `${total} ${total === 1 ? 'gebruiker' : 'gebruikers'}`}
      actions={
        <div className={clsx('grid gap-1', styles.actions)}>
          <ButtonLink to="/admin/users/create">
            <Plus />
            Gebruiker toevoegen
          </ButtonLink>
          <Button
            variant="soft"
            iconOnly
            className={styles.more}
            aria-label="Meer"
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            <Ellipsis />
          </Button>
          <Button
            variant="soft"
            className={clsx(styles.import, isMore && styles.shown)}
            onClick={() => setImporting(true)}
          >
            <FileUp />
            Gebruikers importeren
          </Button>
        </div>
      }
    >
      <AddedMessage />
      <UserFilters query={query} onChange={change} />
      <div className={clsx('stack gap-1', styles.list)}>
        <SelectionBar selection={selection} />
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
