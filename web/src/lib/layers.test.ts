import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLayers } from './layers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const getKey = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;

interface Entry {
  state: unknown;
  url: string;
}

/** A browser that moves later than it is asked to, on the second page of a visit, with a router that listens. */
function openBrowser() {
  let entries: Entry[] = ['/first', '/page'].map((url) => ({ state: { key: url }, url }));
  let at = 1;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const go = (steps = 0): void => {
    const move = (): void => {
      if (!entries[at + steps]) return;
      at += steps;
      const sent = { isStopped: false };
      const event = new PopStateEvent('popstate');
      event.stopImmediatePropagation = () => {
        sent.isStopped = true;
      };
      for (const listen of listeners) if (!sent.isStopped) listen(event);
    };
    setTimeout(move, 5);
  };
  const history = {
    get state(): unknown {
      return entries[at]?.state;
    },
    go,
    pushState(state: unknown, _unused: string, url?: string | URL | null) {
      entries = [...entries.slice(0, at + 1), { state, url: String(url ?? entries[at]?.url) }];
      at += 1;
    },
    replaceState(state: unknown, _unused: string, url?: string | URL | null) {
      entries[at] = { state, url: String(url ?? entries[at]?.url) };
    },
  };
  const location = {
    get href() {
      return entries[at]?.url ?? '';
    },
  };
  const layOver = createLayers({
    location,
    history,
    listenFirst: (listen) => listeners.push(listen),
  });

  /** What the router takes for the present place. */
  let place: unknown = getKey(history.state);
  const follow = vi.fn(() => {
    place = getKey(history.state);
  });
  listeners.push(follow);
  let links = 0;
  const open: { close: () => void }[] = [];
  return {
    layOver,
    open,
    follow,
    openLayer() {
      const layer = { close: (): void => undefined };
      const uncover = layOver(() => layer.close());
      layer.close = () => {
        open.splice(open.indexOf(layer), 1);
        uncover();
      };
      open.push(layer);
    },
    closeLayer: () => open.at(-1)?.close(),
    followLink() {
      links += 1;
      const url = `/link-${links}`;
      place = url;
      history.pushState({ key: url }, '', url);
    },
    replace() {
      links += 1;
      const url = `/other-${links}`;
      place = url;
      history.replaceState({ key: url }, '', url);
    },
    back: () => go(-1),
    forward: () => go(1),
    goBack: () => history.go(-1),
    /** The addresses that Back leads to, the present one last. */
    getUrls: () => entries.slice(0, at + 1).map(({ url }) => url),
    isAtPlace: () => place === getKey(history.state),
  };
}

test('Back closes what lies over the page, one after the other, and then leaves it', () => {
  const { back, open, openLayer, follow, getUrls } = openBrowser();
  openLayer();
  openLayer();
  for (const left of [1, 0]) {
    back();
    vi.runAllTimers();
    expect(open).toHaveLength(left);
  }
  expect(follow).not.toHaveBeenCalled();
  back();
  vi.runAllTimers();
  expect([follow.mock.calls.length, getUrls()]).toEqual([1, ['/first']]);
});

test('closed otherwise it leaves nothing behind, and Forward does not bring it back', () => {
  const { closeLayer, forward, back, openLayer, getUrls } = openBrowser();
  openLayer();
  closeLayer();
  vi.runAllTimers();
  expect(getUrls()).toEqual(['/first', '/page']);
  forward();
  vi.runAllTimers();
  expect(getUrls()).toEqual(['/first', '/page']);
  back();
  vi.runAllTimers();
  expect(getUrls()).toEqual(['/first']);
});

test('a layer that asks before it closes stays, and Back asks again', () => {
  const { layOver, back, getUrls } = openBrowser();
  const ask = vi.fn();
  const uncover = layOver(ask);
  for (const times of [1, 2]) {
    back();
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledTimes(times);
  }
  uncover();
  vi.runAllTimers();
  expect(getUrls()).toEqual(['/first', '/page']);
});

test.each(['closes before', 'closes after', 'stays'])('a link in it leads on as ever: it %s', (when) => {
  const { openLayer, closeLayer, followLink, getUrls, isAtPlace } = openBrowser();
  openLayer();
  if (when === 'closes before') closeLayer();
  // A screen may take a moment to load.
  if (when === 'closes before') vi.advanceTimersByTime(2);
  followLink();
  if (when === 'closes after') closeLayer();
  vi.runAllTimers();
  closeLayer();
  vi.runAllTimers();
  expect(getUrls()).toEqual(['/first', '/page', '/link-1']);
  expect(isAtPlace()).toBe(true);
});

const ACTIONS = [
  'openLayer',
  'closeLayer',
  'followLink',
  'replace',
  'back',
  'forward',
  'goBack',
  'wait',
] as const;

test('whatever happens, the router knows where it is, and no place is there twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 25 }), (actions) => {
      const browser = openBrowser();
      for (const action of actions) {
        if (action === 'wait') vi.runAllTimers();
        else browser[action]();
      }
      vi.runAllTimers();
      while (browser.open.length > 0) browser.closeLayer();
      vi.runAllTimers();
      const urls = browser.getUrls();
      expect(urls).toEqual([...new Set(urls)]);
      expect(browser.isAtPlace()).toBe(true);
    }),
    { numRuns: 400 },
  );
});
