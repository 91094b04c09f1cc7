import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PERMISSIONS } from '../lib/panel-screen';
import type { QueuedMail } from './mail-words';

interface SendAgainProps {
  mail: QueuedMail;
  onSent: () => void;
}

/** Tries a mail again at once, for roles that may. */
export function SendAgain({ mail, onSent }: SendAgainProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(PERMISSIONS.sendMails);
  const [isBusy, setBusy] = useState(false);
  if (!allowedActions.canSend) return null;

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await post(`/portal/mails/${mail.id}/send`);
      toggleNotification({ type: 'success', message: 'De mail wordt nu opnieuw verstuurd.' });
    } catch {
      toggleNotification({ type: 'danger', message: 'Dat lukte niet. Misschien is de mail net verstuurd.' });
    }
    setBusy(false);
    onSent();
  };

  return (
    <Button variant="secondary" size="S" loading={isBusy} onClick={() => void send()}>
      Opnieuw versturen
    </Button>
  );
}
