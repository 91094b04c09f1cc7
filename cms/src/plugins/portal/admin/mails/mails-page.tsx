import { EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Page, useQueryParams } from '@strapi/strapi/admin';
import { LoadFailed, type ListMeta, Pages, PanelScreen, protect, PERMISSIONS } from '../lib/panel-screen';
import { useLoad } from '../lib/use-load';
import { MailTable } from './mail-table';
import type { QueuedMail } from './mail-words';

const PAGE_SIZE = '20';

function MailsScreen() {
  const [{ query }] = useQueryParams<{ page?: string; pageSize?: string }>();
  const asked = new URLSearchParams({ page: query.page ?? '1', pageSize: query.pageSize ?? PAGE_SIZE });
  const { answer, isFailed, reload } = useLoad<{ data: QueuedMail[]; meta: ListMeta }>(
    `/portal/mails?${asked.toString()}`,
  );
  return (
    <PanelScreen
      title="Mails"
      subtitle="Wat op verzending wacht of is mislukt. Een verstuurde mail verdwijnt hier."
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {isFailed && <LoadFailed onRetry={reload} />}
        {!answer && !isFailed && <Page.Loading />}
        {answer?.data.length === 0 && (
          <EmptyStateLayout content="Er wacht geen mail en er is er geen mislukt." />
        )}
        {answer && answer.data.length > 0 && (
          <>
            <MailTable mails={answer.data} onSent={reload} />
            <Pages meta={answer.meta} />
          </>
        )}
        <Typography variant="pi" textColor="neutral600">
          De tekst van een mail is hier niet te lezen: daarin staan links waarmee iemand kan inloggen.
        </Typography>
      </Flex>
    </PanelScreen>
  );
}

/** Mails that are not sent: who would get them, why not, and sending them again. */
export const MailsPage = protect(PERMISSIONS.mails, MailsScreen);
