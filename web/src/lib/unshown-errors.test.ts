import { expect, test } from 'vitest';
import { unshownErrors } from './unshown-errors';

function getForm(html: string): HTMLElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test('what stands beside its field is shown', () => {
  const form = getForm('<label>Naam <input></label><p>Vul dit veld in.</p>');
  expect(unshownErrors({ name: 'Vul dit veld in.' }, form)).toEqual([]);
});

test('an error without its field is not, also when another field says the same', () => {
  const form = getForm('<label>Naam <input></label><p>Vul dit veld in.</p>');
  expect(unshownErrors({ name: 'Vul dit veld in.', roles: 'Kies een rol.' }, form)).toEqual([
    'Kies een rol.',
  ]);
  expect(unshownErrors({ name: 'Vul dit veld in.', body: 'Vul dit veld in.' }, form)).toEqual([
    'Vul dit veld in.',
  ]);
});
