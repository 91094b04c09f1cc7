import { expect, test } from 'vitest';
import { pastedSheet } from './pasted-sheet';

test('CSV stays as it is', () => {
  const csv = 'voornaam,achternaam\n"Jan",de Vries\n';
  expect(pastedSheet(csv)).toBe(csv);
});

test('cells of a spreadsheet become CSV', () => {
  expect(pastedSheet('voornaam\te-mailadres\tgroepen\r\nJan\tjan@x.nl\tA;B\r\nKim "K"\tkim@x.nl\t\r\n')).toBe(
    'voornaam;e-mailadres;groepen\nJan;jan@x.nl;"A;B"\n"Kim ""K""";kim@x.nl;\n',
  );
});
