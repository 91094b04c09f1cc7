import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SortableItems } from './sortable-items';

afterEach(cleanup);

const COUNT = 250;

test('of a long list it draws the first rows, and all when asked', () => {
  render(
    <SortableItems label="Asset" items={Array(COUNT).fill(null)} onChange={() => undefined}>
      {() => null}
    </SortableItems>,
  );
  const count = () => document.querySelectorAll('li').length;
  expect(count()).toBeLessThan(COUNT);
  fireEvent.click(screen.getByText(`Toon alle ${COUNT}`));
  expect(count()).toBe(COUNT);
});
