import { ShownOnce } from '../shared/shown-once';
import type { NewWebhook } from '../types';

interface SecretOnceProps {
  of: NewWebhook;
  onClose: () => void;
}

/** The secret by which a receiver knows that a message is from this portal. */
export const SecretOnce = ({ of: { secret }, onClose }: SecretOnceProps) => (
  <ShownOnce
    title="Geheim van deze webhook"
    what="het geheim"
    value={secret}
    otherwise="Je moet dan op de pagina van de webhook een nieuw maken."
    onClose={onClose}
  >
    <p className="small">
      De ontvanger rekent hiermee na dat een bericht van dit portaal komt, volgens Standard Webhooks.
    </p>
  </ShownOnce>
);
