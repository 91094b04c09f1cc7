import { describe, expect, test } from 'vitest';
import type { Webhook } from '../types';
import { describeDelivery, describeState, formatMessage, getPause, getState } from './delivery-words';
import { describeEvent, describeKinds, describeTypes, TYPES } from './event-words';
import { describeScopes, describeSight, describeViewer } from './token-words';
import { describeEnd, describeUse } from './moment-words';
import { describeFailing, describeWebhook, getPlainAddress } from './webhook-words';

const NOW = Date.parse('2026-11-27T13:32:30Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number): string => new Date(NOW + ms).toISOString();

describe('a token', () => {
  test.each([
    [null, 'nog niet gebruikt'],
    [after(-20 * SECOND), 'zojuist'],
    [after(-MINUTE), '1 minuut geleden'],
    [after(-59 * MINUTE), '59 minuten geleden'],
    [after(-60 * MINUTE), '1 uur geleden'],
    [after(-DAY), 'gisteren 14:32'],
    [after(-40 * DAY), '18 oktober 15:32'],
  ])('last used at %s: %s', (moment, words) => {
    expect(describeUse(moment, NOW)).toBe(words);
  });

  test.each([
    [null, 'geen einde', 'fine'],
    [after(-MINUTE), 'verlopen op 27 november 2026', 'over'],
    [after(MINUTE), 'vandaag', 'soon'],
    [after(DAY), 'morgen', 'soon'],
    [after(13 * DAY), 'over 13 dagen', 'soon'],
    [after(14 * DAY), '11 december 2026', 'fine'],
  ])('that ends at %s: %s', (moment, words, state) => {
    expect(describeEnd(moment, NOW)).toEqual({ words, state });
  });

  test('says what it may do, as whom', () => {
    expect(describeScopes(['read'])).toBe('Lezen');
    expect(describeScopes(['read', 'write-assets'])).toBe('Lezen, bestanden toevoegen');
    expect(describeViewer([])).toBe('Bezoeker');
    expect(describeViewer([{ name: 'Medewerkers' }, { name: 'Drukkers' }])).toBe('Medewerkers en Drukkers');
  });

  test('says what it will see, with downloads only where a group has them', () => {
    const looks = { name: 'Vrijwilligers', permissions: ['view' as const] };
    const takes = { name: 'Drukkers', permissions: ['view' as const, 'download-for-edit' as const] };
    expect(describeSight([])).toBe('Leest wat iedereen zonder account mag zien en downloaden.');
    expect(describeSight([looks])).toBe('Leest wat Vrijwilligers mag zien.');
    expect(describeSight([looks, takes])).toBe(
      'Leest wat Vrijwilligers en Drukkers mogen zien en downloaden.',
    );
  });
});

describe('what webhooks tell', () => {
  test('each type has words of its own', () => {
    expect(new Set(TYPES.map(({ label }) => label)).size).toBe(TYPES.length);
    expect(TYPES.map(({ value }) => value)).toContain('asset.deleted');
  });

  test('in short and in full; none named is all', () => {
    expect(describeKinds(['page.moved', 'color.changed'])).toBe('Pagina’s en kleuren');
    expect(describeTypes(['asset.created', 'asset.changed', 'asset.deleted', 'color.changed'])).toBe(
      'Bestand nieuw, gewijzigd of weg; kleur gewijzigd',
    );
    expect([describeKinds([]), describeTypes([])]).toEqual(['Alles wat verandert', 'Alles wat verandert']);
  });

  test('an event has the name of what it is about', () => {
    const sent = JSON.stringify({ type: 'asset.changed', data: { title: 'Logo in kleur' } });
    expect(describeDelivery({ type: 'asset.changed', sent })).toBe('Logo in kleur gewijzigd');
    expect(describeDelivery({ type: 'asset.deleted', sent: '{"data":{}}' })).toBe('Bestand weg');
    expect(describeDelivery({ type: 'asset.deleted', sent: 'geen JSON' })).toBe('Bestand weg');
    expect(describeDelivery({ type: 'ping', sent: null })).toBe('Proefbericht');
    expect(describeEvent('later.added', null)).toBe('later.added');
  });
});

describe('a delivery', () => {
  const progress = { status: null, tries: 0, next_at: null, duration: null, sent: '{}' };

  test.each([
    [{ next_at: after(0) }, 'under-way', 'Onderweg'],
    [{ next_at: after(60 * MINUTE) }, 'under-way', 'Onderweg'],
    [{ status: 200, tries: 1, duration: 84 }, 'arrived', '200 in 84 ms'],
    [{ status: 204, tries: 2, duration: 4900 }, 'arrived', '204 in 4,9 seconden'],
    [{ status: 503, tries: 2, next_at: after(60 * MINUTE) }, 'waiting', '503, derde poging om 15:32'],
    [
      { tries: 5, next_at: after(12 * 60 * MINUTE) },
      'waiting',
      'Geen antwoord, zesde poging morgen om 02:32',
    ],
    [{ status: 500, tries: 13 }, 'failed', '500, opgegeven na 13 pogingen'],
    [{ sent: null }, 'unsent', 'Niet verstuurd'],
    [{ sent: null, tries: 3 }, 'unsent', 'Niet verstuurd'],
  ])('%j is %s: %s', (some, state, words) => {
    expect(getState({ ...progress, ...some }, NOW)).toBe(state);
    expect(describeState({ ...progress, ...some }, NOW)).toBe(words);
  });

  test('is looked at again while it is under way, when it is tried, and else never', () => {
    const ended = { ...progress, status: 200, tries: 1 };
    const waits = { ...progress, status: 503, tries: 1, next_at: after(20 * SECOND) };
    expect(getPause([ended], NOW)).toBe(0);
    expect(getPause([ended, waits], NOW)).toBe(20 * SECOND);
    expect(getPause([{ ...waits, next_at: after(DAY) }], NOW)).toBe(MINUTE);
    expect(getPause([ended, waits, { ...progress, next_at: after(0) }], NOW)).toBeLessThan(2 * SECOND);
  });

  test('shows its message on lines, and what is no JSON as it is', () => {
    expect(formatMessage('{"type":"ping"}')).toBe('{\n  "type": "ping"\n}');
    expect(formatMessage('{')).toBe('{');
  });
});

describe('a webhook', () => {
  const webhook: Webhook = {
    id: 'w1',
    url: 'https://intranet.voorbeeld.nl/huisstijl',
    types: ['asset.created'],
    active: true,
    created_at: after(-9 * DAY),
    failing_since: null,
    last: { at: after(-MINUTE), status: 200 },
  };

  test.each([
    [{}, 'Bestanden · laatste bericht vandaag 14:31 · aangekomen'],
    [{ last: null }, 'Bestanden · nog geen bericht'],
    [{ active: false }, 'Bestanden · staat uit'],
    [{ failing_since: after(-DAY) }, 'Bestanden · sinds gisteren 14:32 mislukt · over 4 dagen gaat hij uit'],
    [
      { active: false, failing_since: after(-5 * DAY) },
      'Bestanden · staat uit, omdat er vijf dagen niets aankwam',
    ],
  ])('%j', (some, words) => {
    expect(describeWebhook({ ...webhook, ...some }, NOW)).toBe(words);
  });

  test('that fails says since when, what came back and when it goes off', () => {
    expect(describeFailing(webhook, NOW)).toBeNull();
    const failing = { ...webhook, failing_since: after(-DAY), last: { at: after(0), status: 503 } };
    expect(describeFailing(failing, NOW)).toEqual({
      title: 'Sinds gisteren 14:32 komt er niets aan.',
      text: 'De ontvanger antwoordt 503. We proberen het nog; op 1 december gaat deze webhook uit en krijgen beheerders een mail.',
    });
    const silent = { ...failing, last: { at: after(0), status: null } };
    expect(describeFailing(silent, NOW)?.text).toContain('De ontvanger antwoordt niet.');
    expect(describeFailing({ ...failing, active: false }, NOW)?.title).toContain('ging uit');
  });

  test('has its address without what goes without saying', () => {
    expect(getPlainAddress('https://a.nl/b')).toBe('a.nl/b');
    expect(getPlainAddress('http://a.nl/b')).toBe('http://a.nl/b');
  });
});
