import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { components } from '../../api/schema';
import { listOf, NOTHING } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { findDialog, getDescription, heading, press, watchClipboard } from '../test-screen';
import { Refusal, type Answers } from '../test-server';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number): string => new Date(Date.now() + ms).toISOString();

const HOOK: Schemas['Webhook'] = {
  id: 'w1',
  url: 'https://schermen.voorbeeld.nl/nieuw',
  types: ['asset.created', 'asset.changed'],
  active: true,
  created_at: after(-9 * DAY),
  failing_since: null,
  last: null,
};
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const DELIVERY: Schemas['WebhookDelivery'] = {
  id: 'd1',
  event: 'e1',
  type: 'asset.changed',
  at: after(-MINUTE),
  status: 200,
  body: 'Dank je',
  tries: 1,
  next_at: null,
  sent: '{"type":"asset.changed","data":{"title":"Logo in kleur"}}',
  duration: 84,
  problem: null,
};

const open = (answers: Answers = {}) =>
  openPortal('/admin/connections', {
    as: ADMIN,
    answers: { 'GET /admin/api-tokens': NOTHING, 'GET /admin/webhooks': NOTHING, ...answers },
  });

const openHook = (answers: Answers = {}) =>
  openPortal(`/admin/connections/webhooks/${HOOK.id}`, {
    as: ADMIN,
    answers: {
      'GET /admin/webhooks': listOf(HOOK),
      'GET /admin/webhooks/{id}/deliveries': listOf(DELIVERY),
      ...answers,
    },
  });

/** Until it is there; this browser reads where an address may break as spaces. */
const findAddress = () => screen.findByRole('heading', { level: 1, name: /^schermen/ });

describe('webhooks', () => {
  test('a row says how it goes, also for who does not see it', async () => {
    await open({
      'GET /admin/webhooks': listOf({ ...HOOK, last: { at: after(-MINUTE), status: 200 } }),
      'GET /admin/webhooks/{id}/deliveries': listOf(DELIVERY, { ...DELIVERY, id: 'd2', status: 500 }),
    });
    const row = within(await screen.findByRole('list', { name: 'Webhooks' }));
    expect(await row.findByRole('img', { name: 'Laatste twee berichten, één mislukt' })).toBeTruthy();
    expect(row.getByText('Gaat goed')).toBeTruthy();
    expect(row.getByText(/^schermen/).getAttribute('href')).toBe('/admin/connections/webhooks/w1');
  });

  test('a new one needs an address and something to tell; its secret shows once', async () => {
    const errors = { url: ['Dit adres ligt in een eigen netwerk.'] };
    let tries = 0;
    const { sent } = await open({
      'POST /admin/webhooks': () => {
        tries += 1;
        return tries === 1 ? new Refusal(400, 'Nee.', errors) : { data: { ...HOOK, secret: SECRET } };
      },
    });
    await heading('Koppelingen');
    press('Webhook toevoegen');
    const dialog = await findDialog('Webhook toevoegen');
    const address = dialog.getByLabelText('Adres');
    const add = () => fireEvent.click(dialog.getByRole('button', { name: 'Toevoegen' }));
    for (const box of dialog.getAllByRole('checkbox')) fireEvent.click(box);
    add();
    expect(getDescription(address)).toContain('Vul het adres in');
    expect(dialog.getByText('Kies minstens één ding.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Bestand nieuw' }));
    fireEvent.change(address, { target: { value: ' https://10.0.0.1/ ' } });
    add();
    await waitFor(() => expect(getDescription(address)).toContain('eigen netwerk'));
    add();
    const once = await findDialog('Geheim van deze webhook');
    expect(once.getByRole('button', { name: new RegExp(`^${SECRET}`) })).toBeTruthy();
    expect(sent.findLast(({ call }) => call === 'POST /admin/webhooks')?.body).toEqual({
      url: 'https://10.0.0.1/',
      types: ['asset.created'],
    });
  });
});

describe('one webhook', () => {
  test('has its messages by day, with what went and what came back', async () => {
    const copied = watchClipboard();
    const { sent } = await openHook({
      'POST /admin/webhooks/{id}/deliveries/{delivery}/retry': { data: DELIVERY },
    });
    await findAddress();
    expect(screen.getByText('Bestand nieuw of gewijzigd')).toBeTruthy();
    const event = await screen.findByText('Logo in kleur gewijzigd');
    fireEvent.click(event);
    expect(screen.getByText(/Dank je/)).toBeTruthy();
    press('Kopieer het bericht');
    await waitFor(() => expect(copied).toEqual([DELIVERY.sent]));
    press('Opnieuw sturen');
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/d1/retry'))).toBe(true));
    fireEvent.click(screen.getByRole('radio', { name: 'Mislukt' }));
    expect(screen.getByText('Er is niets mislukt.')).toBeTruthy();
  });

  test('that fails says what happens next, and sends all that failed again', async () => {
    const failing = { ...HOOK, failing_since: after(-DAY), last: { at: after(0), status: 503 } };
    const waits = { ...DELIVERY, status: 503, next_at: after(DAY) };
    const { sent } = await openHook({
      'GET /admin/webhooks': listOf(failing),
      'GET /admin/webhooks/{id}/deliveries': listOf(waits, { ...waits, id: 'd2' }),
      'POST /admin/webhooks/{id}/deliveries/{delivery}/retry': { data: DELIVERY },
    });
    expect(await screen.findByText(/De ontvanger antwoordt 503\./)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Stuur de 2 opnieuw' }));
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/retry'))).toHaveLength(2));
  });

  test('is tried, switched off, and gets another secret', async () => {
    const { sent } = await openHook({
      'POST /admin/webhooks/{id}/ping': { data: DELIVERY },
      'PUT /admin/webhooks/{id}': { data: HOOK },
      'POST /admin/webhooks/{id}/secret': { data: { ...HOOK, secret: SECRET } },
    });
    await findAddress();
    press('Proefbericht');
    await screen.findByText('Het proefbericht is onderweg.');
    fireEvent.click(screen.getByRole('switch', { name: 'Aan' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'PUT /admin/webhooks/{id}')?.body).toEqual({ active: false }),
    );
    press('Nieuw geheim');
    const question = await findDialog('Nieuw geheim maken?');
    fireEvent.click(question.getByRole('button', { name: 'Nieuw geheim' }));
    expect(await screen.findByRole('dialog', { name: 'Geheim van deze webhook' })).toBeTruthy();
  });

  test('goes after a question', async () => {
    const { getAddress } = await openHook({ 'DELETE /admin/webhooks/{id}': null });
    await findAddress();
    press('Webhook verwijderen');
    const question = await findDialog('schermen.voorbeeld.nl/nieuw verwijderen?');
    fireEvent.click(question.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(getAddress()).toBe('/admin/connections'));
  });

  test('that is not there is not found', async () => {
    await openHook({ 'GET /admin/webhooks': NOTHING });
    await heading('This page could not be found');
  });
});
