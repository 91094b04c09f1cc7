import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { toApiError } from '../../lib/api/errors';
import { inProgress } from '../../lib/progress/progress';
import { safePath } from 'cms/shared/safe-path';
import { logInBySaml } from '../../lib/session/log-in';
import { toast } from '../../lib/toasts/toasts';
import { useTitle } from '../../lib/site';

/** The codes that this tab has submitted: each works once, however often the screen renders. */
const submittedCodes = new Set<string>();

/** /login/saml?code=…: where a staff portal redirects users to. */
export default function LoginSamlScreen() {
  useTitle('Inloggen');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const code = query.get('code');
  const target = safePath(query.get('redirect'));

  useEffect(() => {
    if (code === null || submittedCodes.has(code)) return;
    submittedCodes.add(code);
    void inProgress('Je wordt ingelogd…', logInBySaml(code))
      .then(() => navigate(target, { replace: true }))
      .catch((thrown: unknown) => {
        toast.error(toApiError(thrown).message);
        navigate('/login', { replace: true });
      });
  }, [code, target, navigate]);

  if (code === null) return <Navigate to="/login" replace />;
  return (
    <main id="inhoud" className="wrap" aria-busy="true">
      <h1 className="sr">Inloggen</h1>
    </main>
  );
}
