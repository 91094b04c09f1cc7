type Listen = (event: PopStateEvent) => void;

let firstListener: Listen | undefined;

/** Looks at each move in the history before the router does. */
export function listenFirst(listen: Listen): void {
  firstListener = listen;
}

// Browsers call the listeners of a window in the order in which they were added, capturing or not: this one is there before
// the router's, which imports it.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => firstListener?.(event));
