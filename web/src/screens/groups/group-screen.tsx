import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { GroupForm, useGroup } from '../../features/groups';
import { toApiError } from '../../lib/api/errors';
import { useTitle } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';
import { ListState } from '../../components/list-state';
import { NotFound } from '../../components/error-screen';
import { ScreenHeading } from '../../components/screen-heading';

/** /admin/groups/create and /admin/groups/{id}. */
export default function GroupScreen() {
  const { id } = useParams();
  const { data: group, error, mutate } = useGroup(id);
  const title = id ? (group?.name ?? 'Groep') : 'Nieuwe groep';
  useTitle(title);
  if (error && toApiError(error).status === 404) return <NotFound />;
  return (
    <div className={`wrap ${screen.screen}`}>
      <div>
        <Link className={screen.back} to="/admin/groups">
          <ArrowLeft />
          Terug naar de lijst
        </Link>
        <ScreenHeading className={screen.title}>{title}</ScreenHeading>
      </div>
      {id && !group ? (
        <ListState loaded={false} count={0} error={error} onRetry={() => void mutate()} empty="" />
      ) : (
        <GroupForm key={id} group={group} />
      )}
    </div>
  );
}
