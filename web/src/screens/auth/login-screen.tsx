import { Navigate, useSearchParams } from 'react-router-dom';
import { LoginBox } from '../../features/auth/login-box';
import { samlRefusal } from '../../features/auth/saml-refusals';
import { useConfirmation } from '../../features/auth/use-confirmation';
import { safeRedirect } from '../../lib/safe-redirect';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/use-title';

/** Login; who is logged in already goes on to the place that was asked for. */
export default function LoginScreen() {
  useTitle('Inloggen');
  useConfirmation();
  const [query] = useSearchParams();
  const { profile } = useSession();
  const target = safeRedirect(query.get('redirect'));
  if (profile) return <Navigate to={target} replace />;
  const problem = samlRefusal(query.get('error'));
  return <LoginBox target={target} regular={query.get('state') === 'regular'} problem={problem} />;
}
