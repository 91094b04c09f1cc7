import { useParams } from 'react-router-dom';
import { AdminScreen } from '../../components/admin-screen';
import { NotFound } from '../../components/not-found';
import { ListState } from '../../components/list-state';
import { GroupForm, useGroup } from '../../features/groups';
import { toApiError } from '../../lib/api/errors';

/** /admin/groups/create and /admin/groups/{id}. */
export function GroupScreen() {
  const { id } = useParams();
  const answer = useGroup(id);
  const { data: group, error } = answer;
  if (error && toApiError(error).status === 404) return <NotFound />;
  return (
    <AdminScreen title={id ? (group?.name ?? 'Groep') : 'Nieuwe groep'} back="/admin/groups">
      {id && !group ? <ListState list={answer} /> : <GroupForm key={id} group={group} />}
    </AdminScreen>
  );
}
