import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { unknownSite } from '../../../lib/site';
import { frame, show } from '../test-blocks';

vi.mock(import('../../../lib/site'), async (load) => ({
  ...(await load()),
  useSite: () => ({ ...unknownSite, embedHosts: ['youtube.com'] }),
}));

afterEach(cleanup);

const block: BlockOf<'embed'> = {
  id: 1,
  type: 'embed',
  ...frame,
  title: '',
  subtitle: '',
  body: '',
  address: 'https://youtu.be/abc?t=5',
  description: 'Een ooievaar',
};

test('nothing of the other site is there before a click; after it there is a frame with a name and the focus', () => {
  const { container } = show(block);
  expect(container.querySelector('iframe, img, script, link')).toBeNull();
  expect(container.innerHTML).not.toContain('youtube-nocookie.com/');
  const button = screen.getByRole('button', { name: /Toon de video van YouTube/ });
  expect(button.textContent).toContain('Dan laadt het van www.youtube-nocookie.com');
  fireEvent.click(button);
  const opened = screen.getByTitle('Een ooievaar');
  expect(opened.getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0&start=5',
  );
  expect(opened.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(opened.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(document.activeElement).toBe(opened);
});

test('what the list no longer allows is a link', () => {
  show({ ...block, address: 'https://vimeo.com/76979871' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Bekijk op Vimeo' }).getAttribute('href')).toBe(
    'https://vimeo.com/76979871',
  );
});

test('an address that is none shows nothing to follow, and a block without anything is not there', () => {
  const { container } = show({ ...block, address: 'javascript:alert(1)' });
  expect(container.querySelector('a, button, iframe')).toBeNull();
  cleanup();
  expect(show({ ...block, address: '', description: '' }).container.querySelector('section')).toBeNull();
});
