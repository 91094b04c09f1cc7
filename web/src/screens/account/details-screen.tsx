import { DetailsForm, useEmailConfirmation } from '../../features/account';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';
import { ScreenHeading } from '../../components/screen-heading';

/** /account/details. */
export default function DetailsScreen() {
  useTitle('Gegevens');
  useEmailConfirmation();
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Gegevens</ScreenHeading>
      </div>
      <DetailsForm key={profile.email} profile={profile} />
    </div>
  );
}
