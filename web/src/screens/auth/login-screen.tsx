import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ConfirmBox, LoginBox, samlRefusal } from '../../features/auth';
import { safePath } from 'cms/shared/safe-path';
import { useSession } from '../../lib/session/use-session';
import { WhomToAsk } from '../../components/whom-to-ask';
import { ADMINS_ONLY, isState } from '../../lib/session/router-state';

/** Login. A logged-in user is redirected to the requested location. */
export default function LoginScreen() {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const { profile } = useSession();
  const target = safePath(query.get('redirect'));
  const token = query.get('confirm');
  if (token !== null) return <ConfirmBox token={token} target={target} />;
  if (profile) return <Navigate to={target} replace />;
  const problem = isState(state, ADMINS_ONLY) ? <AdminsOnly /> : samlRefusal(query.get('error'));
  return <LoginBox target={target} regular={query.get('state') === 'regular'} problem={problem} />;
}

function AdminsOnly() {
  return (
    <>
      Dat scherm is alleen voor beheerders. Daarom ben je uitgelogd. Log in als beheerder, of vraag het aan{' '}
      <WhomToAsk />.
    </>
  );
}
