import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '../lib/login-path';
import { useSession } from '../lib/session/use-session';
import type { Access } from './route-table';

/** Lets a viewer through to a screen, or leads to where the viewer can get the right to see it. */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const { known, profile, isAdmin } = useSession();
  const { pathname, search } = useLocation();
  if (access === 'public' || access === 'any') return children;
  if (!known) return null;
  if (!profile) return <Navigate to={loginPath(pathname + search)} replace />;
  return access === 'admin' && !isAdmin ? <Navigate to="/logout" replace /> : children;
}
