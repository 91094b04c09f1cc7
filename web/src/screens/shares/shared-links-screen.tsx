import { AdminScreen } from '../../components/admin-screen';
import { SharedLinks } from '../../features/shares';

/** /delen: the links to files that work without an account. */
export default function SharedLinksScreen() {
  return (
    <AdminScreen title="Gedeelde links">
      <SharedLinks />
    </AdminScreen>
  );
}
