import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { RichText } from './rich-text';

afterEach(cleanup);

test('what editors write takes no look of the portal’s own class names', () => {
  const words = 'Schrijf class="a" in je HTML.';
  const html = `<p class="card cover" lang="en" style="color:red">${words}</p><ul class="grid"><li>1</li></ul>`;
  const { container } = render(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  );
  expect(container.querySelectorAll(':is(p, ul, li)[class]')).toHaveLength(0);
  expect(container.querySelector('p')?.lang).toBe('en');
  expect(container.textContent).toContain(words);
});
