import { useEffect } from 'react';
import { getAllowedEmbed, toEmbedAddress } from 'cms/shared/embeds';
import { useEmbedHosts } from '../../../lib/embed-hosts';
import { toast } from '../../../lib/toasts/toasts';
import { useLatest } from '../../../lib/use-latest';

/** The one address that was pasted, as it is or in the code of a frame; null for any other text. */
export function readPastedAddress(data: DataTransfer | null): string | null {
  const text = data?.getData('text/plain').trim() ?? '';
  const html = data?.getData('text/html') ?? '';
  const source = /<iframe\b/i.test(html) ? html : text;
  const address = toEmbedAddress(source);
  return /^https:\/\/\S+$/.test(address) ? address : null;
}

export interface PastedEmbed {
  address: string;
  /** The block and the field that it was pasted in. */
  block: number | null;
  field: string;
}

/**
 * Offers to embed a video, post or map whose address is pasted on the page. It is a message: the text is taken as any
 * other, and keeps the focus.
 */
export function usePastedEmbed(embed: (pasted: PastedEmbed) => void): void {
  const embedHosts = useEmbedHosts() ?? [];
  const latest = useLatest({ embed, embedHosts });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const on = event.target;
      // Elsewhere, as in the panel or a dialog, an address is what is asked for.
      if (!(on instanceof Element) || (on !== document.body && !on.closest('[data-canvas]'))) return;
      const address = readPastedAddress(event.clipboardData);
      const found = address === null ? null : getAllowedEmbed(address, latest.current.embedHosts);
      if (address === null || !found) return;
      const block = on.closest<HTMLElement>('[data-block]')?.dataset['block'];
      const field = on.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? '';
      toast.info(`Dit komt van ${found.name}.`, undefined, {
        label: found.what === 'video' ? 'Video insluiten' : 'Insluiten',
        run: () =>
          latest.current.embed({ address, block: block === undefined ? null : Number(block), field }),
      });
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [latest]);
}
