import { Flex } from '@strapi/design-system';
import { type ListResponse, PanelList } from '../lib/panel-list';
import { PanelScreen, PERMISSIONS, protect } from '../lib/panel-screen';
import { useLoad } from '../lib/use-load';
import { DownloadLog } from './download-log';
import { LogFilters } from './log-filters';
import type { LogLine } from '../../../../shared/log-words/line-words';
import { useLogQuery } from './log-query';
import { LogTable } from './log-table';

type LogAnswer = ListResponse<LogLine> & { meta: { actions: string[] } };

function LogScreen() {
  const query = useLogQuery();
  const loaded = useLoad<LogAnswer>(`/portal/log?${query.list}`);
  return (
    <PanelScreen
      title="Logboek"
      subtitle="Wie wat deed, waarmee, wanneer en vanwaar"
      action={<DownloadLog filters={query.filters} />}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <LogFilters query={query} actions={loaded.answer?.meta.actions ?? []} />
        <PanelList loaded={loaded} empty="Geen regel past bij deze filters.">
          {(lines) => <LogTable lines={lines} />}
        </PanelList>
      </Flex>
    </PanelScreen>
  );
}

/** Who did what, when and from where. */
export const LogPage = protect(PERMISSIONS.log, LogScreen);
