import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Entrance } from '../../features/auth';
import { logOut } from '../../lib/session/log-out';
import { hasSession } from '../../lib/session/session-marker';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/site';
import { ADMINS_ONLY, AT_ONCE, isState } from '../../lib/session/router-state';
import { Button, ButtonLink } from '../../components/button';

/** Whether this browser has unsaved work of a user, which logging out would delete. */
const hasUnsavedWork = (user: string): Promise<boolean> =>
  import('../../lib/local-draft')
    .then(async ({ loadDrafts }) => (await loadDrafts(user)).length > 0)
    .catch(() => false);

/**
 * Ends the session and redirects to the login screen; without one at once, which then leads back. A link from elsewhere asks first when there is unsaved work; our
 * own menus do not.
 */
export default function LogoutScreen() {
  useTitle('Uitloggen');
  const navigate = useNavigate();
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const { known, profile } = useSession();
  const [asks, setAsks] = useState(false);
  const begun = useRef(false);
  const leave = useCallback(async () => {
    await logOut();
    navigate('/login', { replace: true, state });
  }, [navigate, state]);

  useEffect(() => {
    if (!known || begun.current) return;
    begun.current = true;
    if (!profile && !hasSession()) {
      navigate(`/login${search}`, { replace: true, state });
      return;
    }
    const mayAsk = profile !== null && !isState(state, AT_ONCE) && !isState(state, ADMINS_ONLY);
    void (mayAsk ? hasUnsavedWork(profile.id) : Promise.resolve(false)).then((found) =>
      found ? setAsks(true) : leave(),
    );
  }, [known, profile, search, state, navigate, leave]);

  if (asks) {
    return (
      <Entrance
        title="Uitloggen?"
        intro="In deze browser staat nog werk dat niet is opgeslagen. Als je uitlogt, ben je het kwijt."
      >
        <Button wide onClick={() => void leave()}>
          Uitloggen
        </Button>
        <ButtonLink wide variant="soft" to="/edit">
          Ingelogd blijven
        </ButtonLink>
      </Entrance>
    );
  }
  return (
    <main id="inhoud" className="wrap" aria-busy="true">
      <h1 className="sr">Uitloggen</h1>
    </main>
  );
}
