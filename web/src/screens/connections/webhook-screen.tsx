import { useParams } from 'react-router-dom';
import { AdminScreen } from '../../components/admin-screen';
import { ListState } from '../../components/list-state';
import { NotFound } from '../../components/not-found';
import { getPlainAddress, useWebhooks, WebhookActions, WebhookView } from '../../features/connections';

/** /admin/connections/webhooks/{id}. */
export function WebhookScreen() {
  const { id } = useParams();
  const answer = useWebhooks();
  const webhook = answer.data?.find((one) => one.id === id);
  if (answer.data && !webhook) return <NotFound />;
  return (
    <AdminScreen
      title={webhook ? getPlainAddress(webhook.url) : 'Webhook'}
      isAddress
      back="/admin/connections"
      actions={webhook && <WebhookActions webhook={webhook} />}
    >
      {webhook ? <WebhookView key={id} webhook={webhook} /> : <ListState list={answer} />}
    </AdminScreen>
  );
}
