import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PanelScreen } from '../lib/panel-screen';

const FAILED = 'Dat lukte niet. Probeer het nog eens.';

/** The sentence at a field of Strapi's answers, or what the answer says in all. */
function getSentence(error: unknown): string {
  if (!isFetchError(error)) return FAILED;
  const { details, message } = error.response?.data.error ?? {};
  const [first] = Object.values({ ...(typeof details === 'object' && details) }).flat();
  return typeof first === 'string' ? first : (message ?? FAILED);
}

/** Sends a request and reports the result. */
function useSending(send: () => Promise<unknown>, done: string) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await send();
      setSaid(done);
    } catch (error) {
      setSaid(getSentence(error));
    }
    setBusy(false);
  };
  return { isBusy, said, run };
}

/** Confirming takes a click, because mail scanners open links. */
function Confirm({ token }: { token: string }) {
  const { post } = useFetchClient();
  const { isBusy, said, run } = useSending(
    () => post('/portal/address', { token }),
    'Je nieuwe e-mailadres geldt. Log er opnieuw mee in.',
  );
  return (
    <Flex direction="column" alignItems="start" gap={4}>
      <Button loading={isBusy} onClick={() => void run()}>
        Bevestig je e-mailadres
      </Button>
      <Typography role="status">{said}</Typography>
    </Flex>
  );
}

function Change() {
  const { put } = useFetchClient();
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const { isBusy, said, run } = useSending(
    () => put('/admin/users/me', { email, currentPassword }),
    'Er is een mail gestuurd naar het nieuwe adres. Open de link daarin; tot dan log je in met je oude adres.',
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4} maxWidth="32rem">
        <Field.Root name="email" required>
          <Field.Label>Nieuw e-mailadres</Field.Label>
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field.Root>
        <Field.Root name="currentPassword" required>
          <Field.Label>Huidig wachtwoord</Field.Label>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={({ target }) => setCurrentPassword(target.value)}
          />
        </Field.Root>
        <Button type="submit" loading={isBusy}>
          Wijzigen
        </Button>
        <Typography role="status">{said}</Typography>
      </Flex>
    </form>
  );
}

/** Changes one's own address, and confirms it with the link that is mailed there. */
export function AddressPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <PanelScreen title="Je e-mailadres" subtitle="Waarmee je inlogt in technisch beheer">
      {token === null ? <Change /> : <Confirm token={token} />}
    </PanelScreen>
  );
}
