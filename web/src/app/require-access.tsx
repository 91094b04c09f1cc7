import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLoginPath } from '../lib/login-path';
import { useSession } from '../lib/session/use-session';
import type { Access } from './route-table';

/** Lets a viewer through to a screen, or leads to where the viewer can get the right to see it. */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const { known, profile, isAdmin } = useSession();
  const login = useLoginPath();
  if (access === 'public' || access === 'any') return children;
  if (!known) return null;
  if (!profile) return <Navigate to={login} replace />;
  return access === 'admin' && !isAdmin ? <Navigate to="/logout" replace /> : children;
}
