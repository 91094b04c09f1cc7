import { useParams } from 'react-router-dom';
import { AdminScreen } from '../../components/admin-screen';
import { NotFound } from '../../components/not-found';
import { ListState } from '../../components/list-state';
import { UserForm, useUser, useUserList } from '../../features/users';
import { toApiError } from '../../lib/api/errors';

/** /admin/users/create and /admin/users/{id}. */
export function UserScreen() {
  const { id } = useParams();
  const answer = useUser(id);
  const { data: user, error } = answer;
  const list = useUserList();
  if (error && toApiError(error).status === 404) return <NotFound />;
  return (
    <AdminScreen title={id ? (user?.name ?? 'Gebruiker') : 'Nieuwe gebruiker'} back={list}>
      {id && !user ? <ListState list={answer} /> : <UserForm key={id} user={user} />}
    </AdminScreen>
  );
}
