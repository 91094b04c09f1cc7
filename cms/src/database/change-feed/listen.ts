import { Client } from 'pg';
import { CHANNEL, LISTENER } from './message';
import { makeProof, type Proof } from './proof';

// Together they limit how long a request waits for a hanging database.
const LOOK_EVERY_MS = 2000;
const PATIENCE_MS = 2000;
const TRY_AGAIN_MS = 500;

interface Listening {
  /** Receives a message of the database as sent. */
  onMessage(message: string): void;
  /** True once messages arrive, false when they may be missed. */
  onLink(isUp: boolean): void;
  /** Whether the database leaves connection attempts unanswered; called at each attempt. */
  onSilence(isSilent: boolean): void;
}

/** The connection on which the database announces changes. */
export interface Listener extends Proof {
  stop(): Promise<void>;
}

/** Listens to the database on a separate connection, which is re-established whenever it is lost. */
export function listen(connectionString: string, { onMessage, onLink, onSilence }: Listening): Listener {
  let stopped = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => Promise<void>, ms: number): void => {
    if (!stopped) timer = setTimeout(() => void work(), ms).unref();
  };

  async function connect(): Promise<void> {
    const made = new Client({
      connectionString,
      keepAlive: true,
      application_name: LISTENER,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      clearTimeout(timer);
      onLink(false);
      // The connection may already be gone, so errors do not matter.
      made.end().catch(() => undefined);
      later(connect, TRY_AGAIN_MS);
    };
    made.on('error', lose).on('end', lose);
    made.on('notification', ({ payload = '' }) => onMessage(payload));
    const look = async (): Promise<void> => {
      try {
        await made.query('select 1');
        if (!isLost) later(look, LOOK_EVERY_MS);
      } catch {
        lose();
      }
    };
    client = made;
    const began = performance.now();
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
      onSilence(false);
      onLink(true);
      later(look, LOOK_EVERY_MS);
    } catch {
      // A refusal comes at once; only a timeout means silence.
      onSilence(performance.now() - began > 0.9 * PATIENCE_MS);
      lose();
    }
  }

  void connect();
  const proof = makeProof(() =>
    client ? client.query('select 1') : Promise.reject(new Error('Not connected')),
  );
  return {
    ...proof,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
