import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../lib/session/session';
import { useTitle } from '../../lib/use-title';

/** Ends the session and goes on to the login screen. */
export default function LogoutScreen() {
  useTitle('Uitloggen');
  const navigate = useNavigate();
  useEffect(() => {
    void logOut().then(() => navigate('/login', { replace: true }));
  }, [navigate]);
  return (
    <main id="inhoud" className="wrap" aria-busy="true">
      <h1 className="sr">Uitloggen</h1>
    </main>
  );
}
