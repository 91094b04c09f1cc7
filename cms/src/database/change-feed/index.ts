import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { listen, type Listener } from './listen';
import { ANY_CHANGE, readMessage, type Change } from './message';
import { publishOwnWrites } from './own-writes';
import { guardAgainstSilence } from './silence';
import { publishChanges } from './triggers';
import { memoizeByObject } from '../../utils/memoize-by-object';

export type { Change } from './message';

/** How often everything is reloaded while changes are not being announced. */
const RELOAD_MS = 1000;

/**
 * Changes in the database by any writer: this process, another instance, or a maintainer with another tool.
 */
export interface Changes {
  on(heard: (change: Change) => void): void;
  /** Announces a change that this process wrote outside Strapi's own queries, once it is committed. */
  announce(change: Change): void;
  /** Whether the changes of others are being announced promptly. Otherwise nothing may be cached for long. */
  isListening(): boolean;
  /** Whether all changes up to now have provably arrived; never while the database does not respond. */
  confirm(): Promise<boolean>;
  /** Whether that was proven a moment ago, for callers that cannot wait. */
  isFresh(): boolean;
  /** Starts listening; needs the tables. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

function createChanges(strapi: Core.Strapi): Changes {
  const listeners: ((change: Change) => void)[] = [];
  let isUp = false;
  let listener: Listener | undefined;
  let reloading: NodeJS.Timeout | undefined;

  const announce = (change: Change): void => listeners.forEach((heard) => heard(change));
  const announceAll = (): void => ANY_CHANGE.forEach(announce);

  return {
    on: (heard) => void listeners.push(heard),
    announce,
    isListening: () => isUp,
    confirm: async () => isUp && (await listener?.confirm()) === true,
    isFresh: () => isUp && listener?.isFresh() === true,
    async start() {
      publishOwnWrites(strapi, announce);
      const { databaseUrl, databaseListenUrl = '' } = getEnv();
      // A silent listener says nothing about a connection by another route.
      const onSilence = databaseListenUrl === databaseUrl ? guardAgainstSilence(strapi) : () => undefined;
      await publishChanges(strapi);
      await new Promise<void>((linked) => {
        listener = listen(databaseListenUrl, {
          onMessage(message) {
            const change = readMessage(message);
            if (change) announce(change);
          },
          onLink(up) {
            clearInterval(reloading);
            isUp = up;
            // Changes during the interruption were not announced.
            announceAll();
            if (!up) reloading = setInterval(announceAll, RELOAD_MS).unref();
            linked();
          },
          onSilence,
        });
      });
    },
    async stop() {
      clearInterval(reloading);
      await listener?.stop();
    },
  };
}

export const getChanges = memoizeByObject(createChanges);
