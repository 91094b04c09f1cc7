import { expect, test } from 'vitest';
import { getTypeWords } from '../../src/search/texts/type-words';
import { CAPTIONS, FILES, VIDEOS } from '../../src/shared/accepted-kinds';

test('every kind of file that is taken is found by what people call it', () => {
  const nameless = [...FILES, ...VIDEOS].filter((kind) => getTypeWords({ ext: `.${kind}` }) === kind);
  // Those are no hits.
  expect(nameless).toEqual([...CAPTIONS]);
});

test.each([
  ['.pptx', 'ppt'],
  ['.docx', 'doc'],
  ['.xlsx', 'xls'],
])('a %s file is found as %s', (ext, word) => expect(getTypeWords({ ext }).split(' ')).toContain(word));
