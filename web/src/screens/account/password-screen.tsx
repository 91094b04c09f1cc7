import { PasswordElsewhere, PasswordForm } from '../../features/account';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';
import { ScreenHeading } from '../../components/screen-heading';

/** /account/password. */
export default function PasswordScreen() {
  useTitle('Wachtwoord');
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Wachtwoord</ScreenHeading>
      </div>
      {profile.hasPassword ? <PasswordForm email={profile.email} /> : <PasswordElsewhere />}
    </div>
  );
}
