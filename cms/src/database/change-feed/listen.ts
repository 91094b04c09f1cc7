import { Client } from 'pg';
import { CHANNEL, LISTENER } from './message';
import { makeProof, type Proof } from './proof';

// Together they bound how long a request waits for a database that hangs.
const LOOK_EVERY_MS = 2000;
const PATIENCE_MS = 2000;
const TRY_AGAIN_MS = 500;

export interface Listening {
  /** A message of the database, as it was sent. */
  onMessage(message: string): void;
  /** True once messages come in, false when they may be missed. */
  onLink(isUp: boolean): void;
  /** Whether the database leaves who connects to it without any answer; told at each attempt. */
  onSilence(isSilent: boolean): void;
}

/** The connection by which the database tells. */
export interface Listener extends Proof {
  stop(): Promise<void>;
}

/** Listens to the database over a connection of its own, which is made again whenever it is lost. */
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
      // Of a connection that is gone already there is nothing to hear.
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
      // Whoever is refused is so at once.
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
