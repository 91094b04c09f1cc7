import { AdminScreen } from '../../components/admin-screen';
import { WithoutGroups } from '../../components/without-groups';
import { DetailsForm, useEmailConfirmation } from '../../features/account';
import { useSession } from '../../lib/session/use-session';

/** /account/details. */
export default function DetailsScreen() {
  useEmailConfirmation();
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <AdminScreen title="Gegevens">
      <WithoutGroups />
      <DetailsForm key={profile.email} profile={profile} />
    </AdminScreen>
  );
}
