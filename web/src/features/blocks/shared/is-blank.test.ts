import { expect, test } from 'vitest';
import { isBlank } from './rich-text';

test.each(['', ' \n', '<p></p>', '<p><br></p>\n<p>&nbsp;</p>', '<ul><li><p> </p></li></ul>'])(
  'nothing to see: %j',
  (html) => expect(isBlank(html)).toBe(true),
);

test.each(['x', '<p>Tekst</p>', '<hr>', '<img src="/a.png">', '<div style="background:#0b2c5f"></div>'])(
  'something to see: %j',
  (html) => expect(isBlank(html)).toBe(false),
);
