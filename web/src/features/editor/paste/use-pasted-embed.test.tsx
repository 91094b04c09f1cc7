import { render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unknownSite } from '../../../lib/site';
import { toasts } from '../../../lib/toasts/toasts';
import { readPastedAddress, usePastedEmbed } from './use-pasted-embed';

vi.mock(import('../../../lib/site'), async (load) => ({
  ...(await load()),
  useSite: () => ({ ...unknownSite, embedHosts: ['www.youtube-nocookie.com'] }),
}));

const VIDEO = 'https://www.youtube.com/watch?v=abc';

function getData(text: string, html = ''): DataTransfer {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  if (html) data.setData('text/html', html);
  return data;
}

beforeEach(() => toasts.set([]));
afterEach(() => toasts.set([]));

test.each([
  [VIDEO, '', VIDEO],
  [` ${VIDEO}\n`, '', VIDEO],
  ['<iframe src="https://player.vimeo.com/video/1"></iframe>', '', 'https://player.vimeo.com/video/1'],
  [
    '',
    '<p>Film</p><iframe src="https://player.vimeo.com/video/1"></iframe>',
    'https://player.vimeo.com/video/1',
  ],
  [`Kijk op ${VIDEO}`, '', null],
  [`${VIDEO} ${VIDEO}`, '', null],
  ['Een zin.', '<p>Een zin.</p>', null],
])('of %j with %j the address is %j', (text, html, address) => {
  expect(readPastedAddress(getData(text, html))).toBe(address);
});

function paste(on: Element, text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: getData(text) });
  Object.setPrototypeOf(event, ClipboardEvent.prototype);
  on.dispatchEvent(event);
}

test('a pasted video offers to be embedded below its block, and takes no focus', () => {
  const embed = vi.fn();
  renderHook(() => usePastedEmbed(embed));
  render(
    <div data-canvas>
      <div data-block="7">
        <textarea aria-label="Tekst" data-at="body" />
      </div>
    </div>,
  );
  const field = screen.getByLabelText('Tekst');
  field.focus();
  paste(field, 'https://vimeo.com/1');
  expect(toasts.get()).toEqual([]);
  paste(field, VIDEO);
  const [offer] = toasts.get();
  expect(offer).toMatchObject({ title: 'Dit komt van YouTube.', action: { label: 'Video insluiten' } });
  expect(document.activeElement).toBe(field);
  offer?.action?.run();
  expect(embed).toHaveBeenCalledWith({ address: VIDEO, block: 7, field: 'body' });
});

test('in a field beside the page nothing is offered', () => {
  renderHook(() => usePastedEmbed(vi.fn()));
  render(<input aria-label="Adres" />);
  paste(screen.getByLabelText('Adres'), VIDEO);
  expect(toasts.get()).toEqual([]);
});
