import { AdminScreen } from '../../components/admin-screen';
import { PasswordElsewhere, PasswordForm } from '../../features/account';
import { useSession } from '../../lib/session/use-session';

/** /account/password. */
export default function PasswordScreen() {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <AdminScreen title="Wachtwoord">
      {profile.hasPassword ? <PasswordForm email={profile.email} /> : <PasswordElsewhere />}
    </AdminScreen>
  );
}
