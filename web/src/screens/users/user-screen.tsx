import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { UserForm, useUser, useUserList } from '../../features/users';
import { toApiError } from '../../lib/api/errors';
import { useTitle } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';
import { ListState } from '../../components/list-state';
import { NotFound } from '../../components/error-screen';
import { ScreenHeading } from '../../components/screen-heading';

/** /admin/users/create and /admin/users/{id}. */
export default function UserScreen() {
  const { id } = useParams();
  const { data: user, error, mutate } = useUser(id);
  const list = useUserList();
  const title = id ? (user?.name ?? 'Gebruiker') : 'Nieuwe gebruiker';
  useTitle(title);
  if (error && toApiError(error).status === 404) return <NotFound />;
  return (
    <div className={`wrap ${screen.screen}`}>
      <div>
        <Link className={screen.back} to={list}>
          <ArrowLeft />
          Terug naar de lijst
        </Link>
        <ScreenHeading className={screen.title}>{title}</ScreenHeading>
      </div>
      {id && !user ? (
        <ListState loaded={false} count={0} error={error} onRetry={() => void mutate()} empty="" />
      ) : (
        <UserForm key={id} user={user} />
      )}
    </div>
  );
}
