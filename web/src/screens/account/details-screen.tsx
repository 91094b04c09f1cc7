import { DetailsForm } from '../../features/account/details-form';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/use-title';
import screen from '../../theme/admin-screen.module.css';
import { ScreenHeading } from '../../theme/controls/screen-heading';

/** /account/details. */
export default function DetailsScreen() {
  useTitle('Gegevens');
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Gegevens</ScreenHeading>
      </div>
      <DetailsForm profile={profile} />
    </div>
  );
}
