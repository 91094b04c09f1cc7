import { toast } from './toasts/toasts';

let lastSaid = 0;

/** Only shows the last copy: a pile of messages would cover what the user copies next. */
function say(type: 'success' | 'warning', title: string, text?: string): void {
  toast.dismiss(lastSaid);
  lastSaid = toast[type](title, text);
}

/**
 * Puts a text on the clipboard and says so, to screen readers too. Browsers take it only over https; elsewhere the reader
 * is asked to copy by hand.
 */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    say('success', said);
    return true;
  } catch {
    say('warning', 'Kopiëren lukte niet.', `Neem het over: ${text}`);
    return false;
  }
}

/**
 * Puts what is still being made on the clipboard, under its media type, and says so. Safari takes it only when the click
 * hands over the promise.
 */
export async function copyLater(
  type: 'image/png' | 'text/plain',
  content: Promise<Blob>,
  said: string,
): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    say('success', said);
  } catch {
    // What went wrong while it was made is for the caller to tell.
    await content;
    say('warning', 'Kopiëren lukte niet.', 'Download het bestand.');
  }
}
