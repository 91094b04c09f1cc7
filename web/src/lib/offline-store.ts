import { clear, createStore, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** Where this browser keeps answers of the server, to work on without a connection. */
export const readsStore = (): UseStore => (opened ??= createStore('kept-reads', 'reads'));

/** Forgets all of it, for whoever uses this browser next. */
export const forgetReads = (): Promise<void> => clear(readsStore());
