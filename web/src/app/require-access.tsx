import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLoginPath } from '../lib/session/login-path';
import { useSession } from '../lib/session/use-session';
import { ADMINS_ONLY } from '../lib/session/router-state';
import { needsNoViewer, getVerdict } from './access-rules';

/** Renders a screen if the viewer has access, and otherwise redirects to where they can get it. */
export function RequireAccess({ access, children }: { access: string; children: ReactNode }) {
  const session = useSession();
  const login = useLoginPath();
  const verdict = getVerdict(access, session);
  if (needsNoViewer(access)) return children;
  if (!session.known) return null;
  if (verdict === 'login') return <Navigate to={login} replace />;
  if (verdict !== 'logout') return children;
  // Users without a session are redirected from there to the login screen and back.
  const logout = login.replace('login', 'logout');
  return <Navigate to={logout} state={session.profile && ADMINS_ONLY} replace />;
}
