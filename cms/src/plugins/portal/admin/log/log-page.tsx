import { EmptyStateLayout, Flex } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { LoadFailed, type ListMeta, Pages, PanelScreen, protect, PERMISSIONS } from '../lib/panel-screen';
import { useLoad } from '../lib/use-load';
import { DownloadLog } from './download-log';
import { LogFilters } from './log-filters';
import type { LogLine } from './log-line';
import { useLogQuery } from './log-query';
import { LogTable } from './log-table';

interface LogAnswer {
  data: LogLine[];
  meta: ListMeta & { actions: string[] };
}

function LogScreen() {
  const query = useLogQuery();
  const { answer, isFailed, reload } = useLoad<LogAnswer>(`/portal/log?${query.list}`);
  return (
    <PanelScreen
      title="Logboek"
      subtitle="Wie wat deed, waarmee, wanneer en vanwaar"

      action={<DownloadLog filters={query.filters} />}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <LogFilters query={query} actions={answer?.meta.actions ?? []} />
        {isFailed && <LoadFailed onRetry={reload} />}
        {!answer && !isFailed && <Page.Loading />}
        {answer?.data.length === 0 && <EmptyStateLayout content="Geen regel past bij deze filters." />}
        {answer && answer.data.length > 0 && (
          <>
            <LogTable lines={answer.data} />
            <Pages meta={answer.meta} />
          </>
        )}
      </Flex>
    </PanelScreen>
  );
}

/** Who did what, when and from where. */
export const LogPage = protect(PERMISSIONS.log, LogScreen);
