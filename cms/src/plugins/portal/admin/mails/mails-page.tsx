import { Flex, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { type ListResponse, PanelList } from '../lib/panel-list';
import { PanelScreen, PERMISSIONS, protect } from '../lib/panel-screen';
import { useLoad } from '../lib/use-load';
import { MailTable } from './mail-table';
import type { QueuedMail } from './mail-words';

const PAGE_SIZE = '20';

function MailsScreen() {
  const [{ query }] = useQueryParams<{ page?: string; pageSize?: string }>();
  const asked = new URLSearchParams({ page: query.page ?? '1', pageSize: query.pageSize ?? PAGE_SIZE });
  const loaded = useLoad<ListResponse<QueuedMail>>(`/portal/mails?${asked.toString()}`);
  return (
    <PanelScreen
      title="Mails"
      subtitle="Wat op verzending wacht of is mislukt. Een verstuurde mail verdwijnt hier."
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <PanelList loaded={loaded} empty="Er wacht geen mail en er is er geen mislukt.">
          {(mails) => <MailTable mails={mails} onSent={loaded.reload} />}
        </PanelList>
        <Typography variant="pi" textColor="neutral600">
          De tekst van een mail is hier niet te lezen: daarin staan links waarmee iemand kan inloggen.
        </Typography>
      </Flex>
    </PanelScreen>
  );
}

/** Mails that are not sent: who would get them, why not, and sending them again. */
export const MailsPage = protect(PERMISSIONS.mails, MailsScreen);
