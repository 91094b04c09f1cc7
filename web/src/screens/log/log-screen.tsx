import { Download } from 'lucide-react';
import { AdminScreen } from '../../components/admin-screen';
import { Button } from '../../components/button';
import { downloadLog, getFilters, Log, LogFilters, readLogQuery, writeLogQuery } from '../../features/log';
import { useAddressQuery } from '../../lib/use-address-query';
import { useFormSave } from '../../lib/use-form-save';

/** /admin/audit. */
export function LogScreen() {
  const { query, change } = useAddressQuery(readLogQuery, writeLogQuery);
  const { busy, run } = useFormSave();
  return (
    <AdminScreen
      title="Logboek"
      actions={
        <Button variant="soft" busy={busy} onClick={() => void run(() => downloadLog(getFilters(query)))}>
          <Download />
          CSV van deze lijst
        </Button>
      }
    >
      <LogFilters query={query} onChange={change} />
      <Log query={query} onEverything={() => change({ search: '', actor: '', kind: '', period: 'all' })} />
    </AdminScreen>
  );
}
