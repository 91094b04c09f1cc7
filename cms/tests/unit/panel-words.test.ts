import { expect, test } from 'vitest';
import { ACTIONS } from '../../src/audit/actions';
import { ACTION_WORDS } from '../../src/shared/log-words/action-words';
import { getDetails, getWho, type LogLine } from '../../src/shared/log-words/line-words';
import { explainFailure } from '../../src/plugins/portal/admin/mails/mail-words';

test('each action of the audit log has words in the panel, and no other', () => {
  expect(Object.keys(ACTION_WORDS).sort()).toEqual([...ACTIONS].sort());
});

const line = (more: Partial<LogLine>): LogLine => ({
  id: '1',
  at: '2026-11-23T10:00:00.000Z',
  actor: null,
  action: 'user.update',
  subject: null,
  subject_name: null,
  ip: null,
  details: {},
  ...more,
});

test('a line says who acted: a user, a maintainer or nobody', () => {
  expect(getWho(line({ actor: { id: 'a', name: 'Sanne' } }))).toBe('Sanne');
  expect(getWho(line({ details: { maintainer: { id: 1, name: 'Onno' } } }))).toBe('Onno (technisch beheer)');
  expect(getWho(line({}))).toBe('');
});

test('its details are changes first, in words', () => {
  const details = {
    maintainer: { id: 1, name: 'Onno' },
    reason: 'password',
    before: {
      isActive: true,
      groups: [
        { id: 'a', name: 'Pers' },
        { id: 'b', name: 'Staf' },
      ],
    },
    after: { isActive: false, role: 'admin', lead: '', contact: { name: 'Balie', email: '' }, odd: ['x'] },
  };
  expect(getDetails(line({ details }))).toEqual([
    { name: 'Actief', before: 'ja', after: 'nee' },
    { name: 'Groepen', before: 'Pers, Staf', after: '' },
    { name: 'Rol', before: '', after: 'beheerder' },
    { name: 'Contact', before: '', after: 'Naam: Balie, E-mailadres: ' },
    { name: 'odd', before: '', after: 'x' },
    { name: 'Reden', before: '', after: 'verkeerd wachtwoord' },
  ]);
});

test('of a palette only what differs is told', () => {
  const details = {
    before: { palette: { blue: '#1', red: '#2' } },
    after: { palette: { blue: '#3', red: '#2' } },
  };
  expect(getDetails(line({ details }))).toEqual([{ name: 'Kleuren', before: 'blue: #1', after: 'blue: #3' }]);
});

test('why a mail failed is a sentence', () => {
  expect(explainFailure('ESOCKET CONN')).toBe('De mailserver is niet bereikbaar.');
  expect(explainFailure('EENVELOPE RCPT TO 550')).toBe('De mailserver kent dit adres niet.');
  expect(explainFailure('EMESSAGE DATA 554')).toBe('De mailserver weigert de mail (EMESSAGE DATA 554).');
});
