import type { Asset, Rendition } from '../../api/types';
import { fileType } from '../../components/download-link';
import { getAlternative, getName } from '../../lib/asset-display';
import { getDistinctNames } from '../../lib/distinct-names';

/** An address that shows what an asset is by then, on other sites, in mails and on slides. */
export interface StableAddress {
  label: string;
  url: string;
  /** What a page of an intranet has at its place. */
  code: string;
  isPicture: boolean;
}

/** What browsers and mail programs show by themselves. */
const SHOWN: readonly Rendition['preset']['format'][] = ['png', 'jpg', 'webp', 'avif'];

const ESCAPES: Partial<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Half as wide as it is, so that it is sharp on every screen. */
const getImage = (url: string, alt: string, width: number | null): string =>
  `<img src="${url}" alt="${escapeHtml(alt)}"${width === null ? '' : ` width="${Math.ceil(width / 2)}"`}>`;

/** The stable addresses of an asset on the portal at an origin, the best first. */
export function getStableAddresses(
  asset: Asset,
  renditions: readonly Rendition[],
  origin: string,
): StableAddress[] {
  const root = `${origin}/vast/assets/${asset.id}`;
  const alt = getAlternative(asset);
  const shown = renditions.filter(({ preset }) => SHOWN.includes(preset.format));
  const labels = getDistinctNames(
    shown.map(({ preset: { format, label }, width, height }) => [
      `${format.toUpperCase()}, ${width} px`,
      `${height} px hoog`,
      label,
    ]),
  );
  const addresses = shown.map(({ preset: { id, format }, width }, at): StableAddress => {
    const url = `${root}/${id}.${format}`;
    return { label: labels[at] ?? '', url, code: getImage(url, alt, width), isPicture: true };
  });
  const { original } = asset;
  if (original) {
    const url = `${root}/origineel`;
    const isPicture = original.mime.startsWith('image/');
    const link = `<a href="${url}">${escapeHtml(getName(asset))}</a>`;
    const code = isPicture ? getImage(url, alt, original.width) : link;
    addresses.push({ label: `Origineel, ${fileType(original)}`, url, code, isPicture });
  }
  return addresses;
}
