import { Flex, Status, Td, Tr, Typography } from '@strapi/design-system';
import { formatShortMoment, formatTime } from '../lib/format';
import { PanelTable } from '../lib/panel-list';
import { explainFailure, getKind, type QueuedMail } from './mail-words';
import { SendAgain } from './send-again';

const HEADS = ['Aan', 'Onderwerp', 'Sinds', 'Stand', 'Actie'];

const countTries = (tries: number): string => (tries === 1 ? '1 poging' : `${tries} pogingen`);

function Row({ mail, onSent }: { mail: QueuedMail; onSent: () => void }) {
  const { to, subject, kind, createdAt, state, nextTryAt, tries, failure } = mail;
  return (
    <Tr>
      <Td>
        <Typography>{to ?? 'Onleesbaar sinds APP_SECRET anders is'}</Typography>
      </Td>
      <Td>
        <Typography tag="p">{subject ?? ''}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {getKind(kind)}
        </Typography>
      </Td>
      <Td>
        <Typography>{formatShortMoment(createdAt)}</Typography>
      </Td>
      <Td>
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Status variant={state === 'failed' ? 'danger' : 'primary'} size="S">
            <Typography fontWeight="bold">{state === 'failed' ? 'Mislukt' : 'Wacht'}</Typography>
          </Status>
          {failure && (
            <>
              <Typography variant="pi">{explainFailure(failure)}</Typography>
              <Typography variant="pi" textColor="neutral600">
                {countTries(tries)}
                {nextTryAt && `, de volgende om ${formatTime(nextTryAt)}`}
              </Typography>
            </>
          )}
        </Flex>
      </Td>
      <Td>
        <SendAgain mail={mail} onSent={onSent} />
      </Td>
    </Tr>
  );
}

/** Mails that wait or failed, the newest first. */
export const MailTable = ({ mails, onSent }: { mails: readonly QueuedMail[]; onSent: () => void }) => (
  <PanelTable heads={HEADS} rowCount={mails.length}>
    {mails.map((mail) => (
      <Row key={mail.id} mail={mail} onSent={onSent} />
    ))}
  </PanelTable>
);
