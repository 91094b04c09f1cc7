import { toast } from './toasts/toasts';

/**
 * Puts a text on the clipboard and says so, to screen readers too. Browsers take it only over https; elsewhere the reader
 * is asked to copy by hand.
 */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said);
    return true;
  } catch {
    toast.warning('Kopiëren lukte niet.', `Neem het over: ${text}`);
    return false;
  }
}
