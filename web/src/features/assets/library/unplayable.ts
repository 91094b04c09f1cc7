import type { Asset } from '../../../api/types';
import { toast } from '../../../lib/toasts/toasts';

const ADVICE =
  'Wie de pagina leest, kan hem alleen downloaden. Bewaar hem als MP4 met H.264 om hem te laten zien.';

/** Why a video does not play in browsers, and what to do; null for other files. */
export function describeUnplayable({
  original,
}: Pick<Asset, 'original'>): { title: string; text: string } | null {
  if (original?.plays !== false) return null;
  const codec = original.codec ? ` (${original.codec})` : '';
  return { title: `Browsers kunnen deze video${codec} niet laten zien.`, text: ADVICE };
}

/** Warns at once that the video of a new or changed asset will not play. */
export function warnOfVideo(asset: Asset): Asset {
  const said = describeUnplayable(asset);
  if (said) toast.warning(said.title, said.text);
  return asset;
}
