import { expect, test } from 'vitest';
import { applyStyles, deferStyles } from './deferred-styles';

test('a style comes back as it was written', () => {
  const root = document.createElement('div');
  root.innerHTML = deferStyles('<p class="a" style="color:red">a</p><p>b</p>');
  expect(root.querySelector('[style]')).toBeNull();
  applyStyles(root);
  expect([...root.children].map((each) => each.getAttribute('style'))).toEqual(['color: red;', null]);
});

test('words about styles stay words', () => {
  const html = '<p>Schrijf style="color:red" &lt;b style="a"&gt; in je tekst.</p>';
  expect(deferStyles(html)).toBe(html);
});
