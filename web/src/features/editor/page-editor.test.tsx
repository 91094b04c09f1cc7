import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Block, BlockType, Page } from '../../api/types';
import type * as Buttons from '../../components/button';
import { DetailsPanelPlace } from '../../components/details-panel';
import { ApiError } from '../../lib/api/errors';
import { loadBlocks } from '../blocks';
import * as api from './api';
import type * as Summary from './blocks/block-summary';
import { getPageType } from './blocks/get-type';
import type * as Growing from './in-place/growing-text';
import { PageEditor } from './page-editor';
import type * as Presence from './saving/presence';
import type * as Reaching from './settings/reach';
import { addBlock } from './state/block-changes';
import { valueAt } from './state/values';
import { getDraft } from './state/wire';

/** What of the blocks is counted; the feature keeps it to itself. */
interface Registry {
  renderBlock: (block: Block, home?: boolean) => ReactNode;
}

/** What was rendered since it was emptied, each time. */
const { rendered, counted } = vi.hoisted(() => {
  const rendered: string[] = [];
  const counted =
    <Given extends unknown[], Made>(make: (...given: Given) => Made, name: (...given: Given) => string) =>
    (...given: Given): Made => {
      rendered.push(name(...given));
      return make(...given);
    };
  return { rendered, counted };
});

vi.mock('./api', { spy: true });
vi.mock('../blocks/registry', async (original) => {
  const real = await original<Registry>();
  return { ...real, renderBlock: counted(real.renderBlock, ({ id }) => `block ${id}`) };
});
vi.mock('./blocks/block-summary', async (original) => {
  const real = await original<typeof Summary>();
  return { ...real, blockSummary: counted(real.blockSummary, ({ id }) => `bar of ${id}`) };
});
vi.mock('./in-place/growing-text', async (original) => {
  const real = await original<typeof Growing>();
  return { ...real, GrowingText: counted(real.GrowingText, ({ label }) => `words of ${label}`) };
});
vi.mock('../../components/button', async (original) => {
  const real = await original<typeof Buttons>();
  return { ...real, Button: counted(real.Button, (props) => `button ${props['aria-label'] ?? ''}`.trim()) };
});
vi.mock('./saving/presence', async (original) => {
  const real = await original<typeof Presence>();
  return { ...real, OtherEditors: counted(real.OtherEditors, () => 'colleagues') };
});
vi.mock('./settings/reach', async (original) => {
  const real = await original<typeof Reaching>();
  return { ...real, Reach: counted(real.Reach, () => 'reach') };
});

const TEXT: BlockType = {
  type: 'text',
  label: 'Tekst',
  description: '',
  fields: [
    { name: 'title', kind: 'text', label: 'Kop' },
    { name: 'body', kind: 'html', label: 'Tekst' },
    { name: 'note', kind: 'boolean', label: 'Omlijnd' },
  ],
  options: {},
  defaults: {
    title: 'Kop',
    subtitle: '',
    body: '<p>Woorden</p>',
    note: false,
    button: { label: '', url: '' },
  },
};
const TYPES = [TEXT, getPageType([])];
const FIRST = 11_111_111;
const IDS = [0, 1, 2, 3].map((index) => FIRST + index);

const BARE: Page = {
  id: 'p',
  slug: 'logo',
  title: 'Logo',
  lead: '',
  parent_id: null,
  published_at: null,
  is_public: false,
  groups: [],
  blocks: [],
  pages: [],
  version: 1,
};
const blocks = IDS.reduce((draft, id, at) => addBlock(TEXT, id, at).apply(draft), getDraft(BARE)).blocks;
const PAGE: Page = { ...BARE, blocks };

beforeAll(() => loadBlocks());

/** A server that saves, but not one title; all else it does not have. */
const TOO_LONG = 'Te lang';
let version = 1;
beforeEach(() => {
  version = 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const answer = { status: 404, message: 'Niet gevonden.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status: 404 })));
  vi.spyOn(api, 'savePage').mockImplementation((_, { title, blocks: sent }) => {
    const at = sent.findIndex((block) => valueAt(block, 'title') === TOO_LONG);
    if (at >= 0) return Promise.reject(new ApiError(400, 'Nee.', { [`blocks.${at}.title`]: 'Korter.' }));
    version += 1;
    return Promise.resolve({ ...PAGE, title, version });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nothing = () => undefined;

async function open() {
  const editor = <PageEditor opened={PAGE} types={TYPES} onStored={nothing} onRemoved={nothing} />;
  const element = (
    <DetailsPanelPlace>
      {(_, slot) => (
        <>
          {editor}
          <aside ref={slot} />
        </>
      )}
    </DetailsPanelPlace>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await settle();
}

const settle = async (ms = 0): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

const frame = (number: number) => screen.getByRole('group', { name: `Blok ${number}: Tekst` });
const words = (label: string) => screen.getByRole('textbox', { name: label });

async function select(number: number) {
  fireEvent.click(within(frame(number)).getByRole('button', { name: /^Tekst/ }));
  await settle(3000);
}

/** What an action rendered, each once. */
async function watch(action: () => void, ms = 0): Promise<string[]> {
  rendered.length = 0;
  act(action);
  await settle(ms);
  return [...new Set(rendered)].sort();
}

const write = (label: string, value: string) => fireEvent.change(words(label), { target: { value } });

const WRITTEN = [`bar of ${IDS[1]}`, `block ${IDS[1]}`];
const TEXTS = ['words of Kop', 'words of subtitle'];
const getBlocks = (names: readonly string[]) => names.filter((name) => /^(bar|block) /.test(name));

/** Opens the page with its second block written in: the first letter also says that something can be undone and saved. */
async function begin(): Promise<void> {
  await open();
  await select(2);
  await watch(() => write('Kop', 'Kop!'));
}

const undo = () => fireEvent.keyDown(window, { key: 'z', ctrlKey: true });

test('a letter in a block renders that block alone', async () => {
  await begin();
  expect(await watch(() => write('Kop', 'Kop!!'))).toEqual([...WRITTEN, 'button Sluiten', ...TEXTS]);
});

test('a letter in a rich text renders its block alone', async () => {
  await begin();
  const clipboardData = {
    types: ['text/plain'],
    getData: (type: string) => (type === 'text/plain' ? 'x' : ''),
  };
  const drawn = await watch(() => fireEvent.paste(words('Tekst'), { clipboardData }));
  expect(getBlocks(drawn)).toEqual(WRITTEN);
  expect(words('Tekst').textContent).toContain('x');
});

test('an option renders its block alone', async () => {
  await begin();
  const drawn = await watch(() => fireEvent.click(screen.getByLabelText('Omlijnd')));
  expect(getBlocks(drawn)).toEqual(WRITTEN);
});

test('a step back renders its block alone', async () => {
  await begin();
  await watch(() => write('Kop', 'Kop? Nee'));
  expect(getBlocks(await watch(undo))).toEqual(WRITTEN);
});

test('a letter in the title renders no block, and no more of the page than its opening', async () => {
  await begin();
  await watch(() => write('Titel', 'Logos'));
  const drawn = await watch(() => write('Titel', 'Logos en'));
  expect(drawn).toEqual(['button', 'words of Inleiding', 'words of Titel']);
});

test('a letter in the title renders no row of the list of blocks, nor the settings of the page', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Overzicht van blokken' }));
  await watch(() => write('Titel', 'Logos'));
  const drawn = await watch(() => write('Titel', 'Logos en'));
  expect(drawn).toEqual(['button', 'words of Inleiding', 'words of Titel']);
});

test('saving, and colleagues who come, render no block', async () => {
  await begin();
  const drawn = await watch(() => undefined, 15_000);
  expect(version).toBe(2);
  expect(drawn).toContain('colleagues');
  expect(getBlocks(drawn)).toEqual([]);
});

test('a letter renders no other block that has a refused field', async () => {
  await begin();
  await select(4);
  expect(getBlocks(await watch(() => write('Kop', TOO_LONG), 3000))).toContain(`block ${IDS[3]}`);
  expect(screen.getByText('Korter.')).toBeDefined();
  await select(2);
  expect(getBlocks(await watch(() => write('Kop', 'Kop!!')))).toEqual(WRITTEN);
});

test('a block that is picked up renders the bars, and no block', async () => {
  await begin();
  const handle = within(frame(3)).getByRole('button', { name: /^Verplaats/ });
  const drawn = getBlocks(await watch(() => fireEvent.keyDown(handle, { code: 'Space' }), 100));
  expect(drawn).toEqual(IDS.map((id) => `bar of ${id}`));
});
