/** The four kinds of message, each with its own colour and icon. */
export type ToastType = 'success' | 'warning' | 'info' | 'error';

export interface Toast {
  id: number;
  type: ToastType;
  title: string;
  text?: string;
  /** How long it stays; null stays until somebody closes it. */
  duration: number | null;
}

/** How long a message stays unless told otherwise. */
export const TOAST_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function show(type: ToastType, title: string, text?: string, duration: number | null = TOAST_MS): void {
  lastId += 1;
  const same = (other: Toast) => other.type === type && other.title === title && other.text === text;
  change([...toasts.filter((other) => !same(other)), { id: lastId, type, title, text, duration }]);
}

/** Shows what happened. Errors stay until somebody has read and closed them, unless a duration is given. */
export const toast = {
  success: (title: string, text?: string) => show('success', title, text),
  info: (title: string, text?: string) => show('info', title, text),
  warning: (title: string, text?: string) => show('warning', title, text),
  error: (title: string, text?: string, duration: number | null = null) =>
    show('error', title, text, duration),
  dismiss: (id: number) => change(toasts.filter((other) => other.id !== id)),
};
