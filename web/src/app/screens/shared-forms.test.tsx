import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Group } from '../../api/types';
import { ADMIN, openPortal } from '../test-portal';
import { GROUP } from '../test-responses';
import { field, fill, heading, inMain, press } from '../test-screen';
import { Refusal, type Answers, type SentRequest } from '../test-server';

/** A server on which somebody else may change the group. */
function shareGroup() {
  let stored: Group = GROUP;
  let refusals = 0;
  const answers: Answers = {
    'GET /groups/{id}': () => ({ data: stored }),
    'PUT /groups/{id}': ({ body }) => {
      if (refusals-- > 0) return new Refusal(412, 'Dit is intussen ergens anders gewijzigd.');
      stored = { ...stored, ...(typeof body === 'object' ? body : {}) };
      return { data: stored };
    },
  };
  return {
    answers,
    changeElsewhere: (change: Partial<Group>) => (stored = { ...stored, ...change }),
    refuse: (times: number) => (refusals = times),
    get: () => stored,
  };
}

const getWrites = (sent: readonly SentRequest[]) =>
  sent.filter(({ call }) => call === 'PUT /groups/{id}').map(({ body }) => body);

async function open() {
  const server = shareGroup();
  const { sent, getAddress } = await openPortal('/admin/groups/g1', { as: ADMIN, answers: server.answers });
  await heading('Medewerkers');
  return { ...server, sent, getAddress };
}

test('what somebody else changed meanwhile stays, and only what was changed here is sent', async () => {
  const { changeElsewhere, sent, get, getAddress } = await open();
  changeElsewhere({ permissions: ['view', 'download-for-use'] });
  fill('Naam', 'Iedereen');
  press('Opslaan');
  await vi.waitFor(() => expect(getAddress()).toBe('/admin/groups'));
  expect(getWrites(sent)).toEqual([{ name: 'Iedereen' }]);
  expect(get().permissions).toEqual(['view', 'download-for-use']);
});

test('who changed the same is asked: what they typed stays, and is stored when they say so again', async () => {
  const { changeElsewhere, sent, get } = await open();
  changeElsewhere({ name: 'Personeel' });
  fill('Naam', 'Iedereen');
  press('Opslaan');
  await inMain().findByText(/maakte hier intussen ‘Personeel’ van/);
  expect(field('Naam').value).toBe('Iedereen');
  expect(getWrites(sent)).toEqual([]);
  press('Opslaan');
  await waitFor(() => expect(get().name).toBe('Iedereen'));
});

test('or takes what the other made of it, without an error left', async () => {
  const { changeElsewhere } = await open();
  changeElsewhere({ name: 'Personeel' });
  fill('Naam', 'Iedereen');
  press('Opslaan');
  await inMain().findByText(/maakte hier intussen ‘Personeel’ van/);
  press('Die wijziging overnemen');
  expect(field('Naam').value).toBe('Personeel');
  expect(screen.queryByText(/maakte hier intussen/)).toBeNull();
  expect(inMain().queryByRole('button', { name: 'Die wijziging overnemen' })).toBeNull();
});

test('a write that comes in between is read again, three times at most', async () => {
  const { refuse, sent, get } = await open();
  refuse(1);
  fill('Naam', 'Iedereen');
  press('Opslaan');
  await waitFor(() => expect(get().name).toBe('Iedereen'));
  expect(getWrites(sent)).toHaveLength(2);
});
