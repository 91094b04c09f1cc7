import { listenFirst } from './first-pop';
import { isObject } from './is-object';

/** What is used of a window. */
interface Browser {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  /** Listens to moves in the history before the router does. */
  listenFirst: (listen: (event: PopStateEvent) => void) => void;
}

/** Opens a layer over the page, with how it closes; returns what is called once it is closed. */
type PushLayer = (close: () => void) => () => void;

/** How long a browser may take to move in its history. */
const LATEST_MS = 1000;

/** On the state of an entry: Back from it closes what lies over the page. The entry below it is the page's own. */
const MARK = 'over';

const isMarked = (state: unknown): boolean => isObject(state) && MARK in state;

const withMark = (state: unknown): object => ({ ...(isObject(state) && state), [MARK]: true });

function withoutMark(state: unknown): unknown {
  return isObject(state)
    ? Object.fromEntries(Object.entries(state).filter(([name]) => name !== MARK))
    : state;
}

const getKey = (state: unknown): string =>
  isObject(state) && 'key' in state && typeof state.key === 'string' ? state.key : '';

/**
 * Gives Back something to close: while a layer is open, the history has one extra entry above the page's. The router
 * never sees it: moves to and from it are hidden, and the entry is removed before the router navigates.
 */
export function createLayers(browser: Browser): PushLayer {
  const { history } = browser;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);
  const layers: (() => void)[] = [];
  /** What comes after a move of ours: browsers move later than they are asked to. */
  const waiting: (() => void)[] = [];
  let moving: 'ours' | 'the router' | null = null;
  const isOurs = (): boolean => moving === 'ours';
  /** A place of the router: the entry of a layer is at that of its page. */
  const getPlace = (): string => `${getKey(history.state)} ${browser.location.href}`;
  let known = getPlace();
  let wasOver = isMarked(history.state);
  let late: ReturnType<typeof setTimeout>;
  let soon: ReturnType<typeof setTimeout>;

  function move(whose: 'ours' | 'the router', steps: number): void {
    moving = whose;
    late = setTimeout(arrive, LATEST_MS);
    go(steps);
  }
  function arrive(): void {
    clearTimeout(late);
    moving = null;
    while (!isOurs() && waiting.length > 0) waiting.shift()?.();
    settle();
  }
  function settle(): void {
    if (moving) return;
    const isOver = isMarked(history.state);
    if (layers.length > 0 && !isOver) push(withMark(history.state), '');
    if (layers.length === 0 && isOver) move('ours', -1);
    wasOver = isMarked(history.state);
  }
  function settleSoon(): void {
    clearTimeout(soon);
    soon = setTimeout(settle);
  }
  function run(work: () => void): void {
    if (isOurs()) waiting.push(work);
    else work();
  }
  function leave(): void {
    if (!moving && isMarked(history.state)) move('ours', -1);
  }

  history.pushState = (state, ...rest) =>
    run(() => {
      // In place of the entry of what lay over the page: most links in it close it.
      (isMarked(history.state) ? replace : push)(withoutMark(state), ...rest);
      known = getPlace();
      wasOver = false;
      settleSoon();
    });
  history.replaceState = (state, ...rest) => {
    leave();
    run(() => {
      replace(withoutMark(state), ...rest);
      known = getPlace();
      wasOver = false;
      settleSoon();
    });
  };
  history.go = (steps = 0) => {
    leave();
    run(() => move('the router', steps));
  };

  browser.listenFirst((event) => {
    const isBack = wasOver;
    wasOver = isMarked(history.state);
    // One that it asked for it waits for.
    if (moving === 'the router') {
      known = getPlace();
      return void setTimeout(arrive);
    }
    const isThere = wasOver || getPlace() === known;
    if (isThere) event.stopImmediatePropagation();
    known = wasOver ? known : getPlace();
    if (moving) return arrive();
    if (isThere && isBack) layers.at(-1)?.();
    settleSoon();
  });

  return (close) => {
    layers.push(close);
    settle();
    return () => {
      layers.splice(layers.indexOf(close), 1);
      settleSoon();
    };
  };
}

/** Whether the router keeps its places in the browser's history: that of most tests does not. */
const isKept =
  typeof window !== 'undefined' && isObject(window.history.state) && 'idx' in window.history.state;

/** By the history of this window. */
export const pushLayer: PushLayer = isKept
  ? createLayers({ location: window.location, history: window.history, listenFirst })
  : () => () => undefined;
