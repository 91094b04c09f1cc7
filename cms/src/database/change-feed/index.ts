import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { listen, type Listener } from './listen';
import { everything, readMessage, type Change } from './message';
import { publishOwnWrites } from './own-writes';
import { guardAgainstSilence } from './silence';
import { publishChanges } from './triggers';

export type { Change, What } from './message';

/** How often all is looked up anew while nobody tells of changes. */
const UNTOLD_MS = 1000;

/** What changes in the database, whoever writes it: this process, another instance, a maintainer with a tool of their own. */
export interface Changes {
  /** Calls back for each change. */
  on(heard: (change: Change) => void): void;
  /** Tells of a change that this process wrote past Strapi's own queries, once it is committed. */
  tell(change: Change): void;
  /** Whether every change of others is told within a moment. While it is not, nothing may be remembered for long. */
  areTold(): boolean;
  /** Whether it is proven at this moment that all has been told so far; nothing is while the database is silent. */
  confirm(): Promise<boolean>;
  /** Whether that was proven a moment ago, for who can't wait. */
  isFresh(): boolean;
  /** Begins to listen; needs the tables. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

function createChanges(strapi: Core.Strapi): Changes {
  const listeners: ((change: Change) => void)[] = [];
  let isUp = false;
  let listener: Listener | undefined;
  let untold: NodeJS.Timeout | undefined;

  const tell = (change: Change): void => listeners.forEach((heard) => heard(change));
  const tellAll = (): void => everything.forEach(tell);

  return {
    on: (heard) => void listeners.push(heard),
    tell,
    areTold: () => isUp,
    confirm: async () => isUp && (await listener?.confirm()) === true,
    isFresh: () => isUp && listener?.isFresh() === true,
    async start() {
      publishOwnWrites(strapi, tell);
      const { databaseUrl, databaseListenUrl = '' } = getEnv();
      // Of another way to the database it says nothing.
      const onSilence = databaseListenUrl === databaseUrl ? guardAgainstSilence(strapi) : () => undefined;
      await publishChanges(strapi);
      await new Promise<void>((linked) => {
        listener = listen(databaseListenUrl, {
          onMessage(message) {
            const change = readMessage(message);
            if (change) tell(change);
          },
          onLink(up) {
            clearInterval(untold);
            isUp = up;
            // Of what changed meanwhile nobody told.
            tellAll();
            if (!up) untold = setInterval(tellAll, UNTOLD_MS).unref();
            linked();
          },
          onSilence,
        });
      });
    },
    async stop() {
      clearInterval(untold);
      await listener?.stop();
    },
  };
}

const all = new WeakMap<Core.Strapi, Changes>();

/** The changes in the database of this application. */
export function getChanges(strapi: Core.Strapi): Changes {
  const found = all.get(strapi);
  if (found) return found;
  const made = createChanges(strapi);
  all.set(strapi, made);
  return made;
}
