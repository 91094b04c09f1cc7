import { expect, test } from 'vitest';
import { savedBy, savedWhere } from './saved-by';

test.each([
  [{ id: 'ik', name: 'Ik Zelf' }, 'Je hebt', ' in een ander tabblad'],
  [{ id: 'jan', name: 'Jan Jansen' }, 'Jan Jansen heeft', ''],
  [null, 'Iemand anders heeft', ''],
])('who saved a page in between: %o', (updated_by, subject, place) => {
  expect(savedBy({ updated_by }, 'ik')).toBe(subject);
  expect(savedWhere({ updated_by }, 'ik')).toBe(place);
});
