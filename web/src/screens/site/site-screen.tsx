import { AdminScreen } from '../../components/admin-screen';
import { ListState } from '../../components/list-state';
import { SettingsForm, useSettings } from '../../features/site';

/** /admin/site. */
export function SiteScreen() {
  const answer = useSettings();
  return (
    <AdminScreen title="Portaal">
      {answer.data && <SettingsForm settings={answer.data} />}
      <ListState list={answer} />
    </AdminScreen>
  );
}
