import { createLiveValue } from '../live-value';

/** The four message types, each with its own colour and icon. */
type ToastType = 'success' | 'warning' | 'info' | 'error';

export interface Toast {
  id: number;
  type: ToastType;
  title: string;
  text?: string;
  /** The request that failed. */
  about?: string;
  action?: ToastAction;
}

/** An action on a message, such as undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** How long a message stays (specification section 9). */
const TOAST_MS = 5000;

export const toasts = createLiveValue<readonly Toast[]>([]);

let lastId = 0;
/** Remaining time per message with a stopped timer. */
const left = new Map<number, number>();

const isShown = (id: number): boolean => toasts.get().some((other) => other.id === id);

function show(type: ToastType, title: string, text?: string, about?: string, action?: ToastAction): number {
  lastId += 1;
  const same = (other: Toast) => other.type === type && other.title === title && other.text === text;
  const others = toasts.get().filter((other) => !same(other));
  toasts.set([...others, { id: lastId, type, title, text, about, action }]);
  return lastId;
}

function dismiss(id: number): void {
  left.delete(id);
  if (isShown(id)) toasts.set(toasts.get().filter((other) => other.id !== id));
}

/**
 * Starts a message's timer; returns the function that pauses it. A restart resumes the timer, even when the message is
 * mounted elsewhere.
 */
export function runClock(id: number): () => void {
  const rest = left.get(id) ?? TOAST_MS;
  const since = Date.now();
  const timer = setTimeout(() => dismiss(id), rest);
  return () => {
    clearTimeout(timer);
    if (isShown(id)) left.set(id, rest - (Date.now() - since));
  };
}

/** Shows a message for five seconds. An error about a request goes away as soon as that request succeeds. */
export const toast = {
  success: (title: string, text?: string, action?: ToastAction) =>
    show('success', title, text, undefined, action),
  info: (title: string, text?: string, action?: ToastAction) => show('info', title, text, undefined, action),
  warning: (title: string, text?: string) => show('warning', title, text),
  error: (title: string, text?: string, about?: string) => show('error', title, text, about),
  dismiss,
  mended: (about: string) => toasts.get().forEach((other) => other.about === about && dismiss(other.id)),
};
