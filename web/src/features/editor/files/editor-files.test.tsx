import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../state/wire';
import { EditorFiles, useEditorFiles } from './editor-files';
import { NewPlaces } from './new-places';
import { blockOf, TYPES } from './test-files';

const draft = { ...EMPTY_DRAFT, blocks: [blockOf(TYPES.gallery, {}, 7)] };
const types = Object.values(TYPES);

function Page() {
  const files = useEditorFiles({ types, draft, selectedId: null, dispatch: vi.fn(), open: vi.fn() });
  return (
    <div data-canvas>
      <div data-block="7">Galerij</div>
      <div data-testid="below">{files.over?.index}</div>
      <EditorFiles files={files} />
    </div>
  );
}

/** Drags two pictures to an element; files that a browser does not show until they are dropped. */
function drag(on: Element, type: string): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const item = { kind: 'file', type: 'image/png' };
  Object.assign(event, {
    dataTransfer: { types: ['Files'], items: [item, item], files: [] },
    clientX: 1,
    clientY: 1,
    relatedTarget: null,
  });
  on.dispatchEvent(event);
}

test('what will happen is said while files hang over a block, and no longer, however fast they go', () => {
  render(<Page />);
  const block = screen.getByText('Galerij');
  act(() => drag(block, 'dragover'));
  expect(screen.getByRole('status').textContent).toContain(
    '2 beelden in deze galerij. Op plaats 1 tot en met 2.',
  );
  act(() => drag(screen.getByTestId('below'), 'dragover'));
  expect(screen.getByRole('status').textContent).toContain('2 nieuwe blokken.');
  act(() => drag(document.body, 'dragover'));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => {
    drag(block, 'dragover');
    drag(block, 'drop');
  });
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => {
    drag(block, 'dragover');
    drag(block, 'dragleave');
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the bar names a way without a mouse, and a block that is filled numbers its new places', () => {
  render(<Page />);
  act(() => drag(screen.getByText('Galerij'), 'dragover'));
  expect(screen.getByRole('status').textContent).toMatch(
    /Esc stopt\. Zonder muis: kies Beeld of bestand kiezen in het blok\.$/,
  );
  act(() => drag(screen.getByTestId('below'), 'dragover'));
  expect(screen.getByRole('status').textContent).toMatch(/Zonder muis: kies Blok toevoegen\.$/);
  const { container } = render(<NewPlaces count={11} />);
  expect(container.textContent).toBe('12345678+3');
});
