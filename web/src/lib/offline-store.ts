import { clear, createStore, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** The IndexedDB store for responses that are kept for offline work. */
export const readsStore = (): UseStore => (opened ??= createStore('kept-reads', 'reads'));

/** Clears the store, so that the next user of this browser finds nothing. */
export const forgetReads = (): Promise<void> => clear(readsStore());
