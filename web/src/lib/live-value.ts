import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
interface LiveValue<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createLiveValue<T>(value: T): LiveValue<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLiveValue = <T>({ subscribe, get }: Pick<LiveValue<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get);
