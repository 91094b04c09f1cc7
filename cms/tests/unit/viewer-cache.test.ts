import { beforeEach, expect, test } from 'vitest';
import type { Change } from '../../src/database/change-feed';
import { cacheSessions, type FoundViewer } from '../../src/auth/viewer-cache';

let hear: (change: Change) => void;
let isListening: boolean;
let looks: string[];
/** Goes on with a look that waits. */
let goOn: (() => void)[];
let isSlow: boolean;
let isFresh: boolean;
let confirm: () => Promise<boolean>;

/** A token is called after its account: "1a" and "1b" are of account 1. */
const found = (token: string): FoundViewer => ({
  viewer: { kind: 'user', id: token.slice(0, -1), groups: [] },
  account: token.slice(0, -1),
  until: Date.now() + 60_000,
});

const sessions = () =>
  cacheSessions(
    {
      on: (heard) => (hear = heard),
      isListening: () => isListening,
      confirm: () => confirm(),
      isFresh: () => isFresh,
    },
    async (token) => {
      looks.push(token);
      if (isSlow) await new Promise<void>((resolve) => goOn.push(resolve));
      return token.startsWith('0') ? null : found(token);
    },
  );

beforeEach(() => {
  [isListening, isSlow, looks, goOn] = [true, false, [], []];
  [isFresh, confirm] = [true, () => Promise.resolve(true)];
});

test('a viewer is looked up once, until something of them changes', async () => {
  const { find, known, size } = sessions();
  for (const token of ['1a', '1b', '2a', '1a', '2a']) await find(token);
  expect(looks).toEqual(['1a', '1b', '2a']);
  expect(size()).toBe(3);
  hear({ what: 'viewers', ids: ['1'] });
  expect([known('1a'), known('1b')]).toEqual([null, null]);
  expect(known('2a')).toMatchObject({ id: '2' });
  hear({ what: 'groups', ids: ['x'] });
  expect(size()).toBe(0);
});

test('what was looked up while something of them changed is asked again, but not because of others', async () => {
  const { find, known } = sessions();
  isSlow = true;
  const asked = [find('1a'), find('2a')];
  hear({ what: 'viewers', ids: ['1', '3'] });
  for (const go of goOn) go();
  expect(await Promise.all(asked)).toMatchObject([{ id: '1' }, { id: '2' }]);
  expect(known('1a')).toBeNull();
  expect(known('2a')).toMatchObject({ id: '2' });

  goOn = [];
  const third = find('3a');
  hear({ what: 'viewers', ids: 'all' });
  for (const go of goOn) go();
  await third;
  expect(known('3a')).toBeNull();
});

test('one token that is asked twice at once is forgotten like any other', async () => {
  const { find, known, size } = sessions();
  isSlow = true;
  const asked = [find('1a'), find('1a')];
  for (const go of goOn) go();
  await Promise.all(asked);
  expect(size()).toBe(1);
  hear({ what: 'viewers', ids: ['1'] });
  expect(known('1a')).toBeNull();
});

test('nobody is remembered while changes are not announced, and nobody who does not exist', async () => {
  const { find, known, size } = sessions();
  expect(await find('0a')).toBeNull();
  isListening = false;
  await find('1a');
  isListening = true;
  expect(size()).toBe(0);
  await find('1a');
  isListening = false;
  expect(known('1a')).toBeNull();
});

test('while the database is silent everybody is looked up, and nobody is known without waiting', async () => {
  const { find, known } = sessions();
  await find('1a');
  confirm = () => Promise.resolve(false);
  isFresh = false;
  await find('1a');
  expect(looks).toEqual(['1a', '1a']);
  expect(known('1a')).toBeNull();
});

test('what is announced during the wait for the proof counts', async () => {
  const { find } = sessions();
  await find('1a');
  confirm = () => {
    hear({ what: 'viewers', ids: ['1'] });
    return Promise.resolve(true);
  };
  await find('1a');
  expect(looks).toEqual(['1a', '1a']);
});
