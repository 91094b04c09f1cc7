import type { Color } from '../../api/types';
import { getPair } from '../../lib/contrast-grades';

type Ink = Pick<Color, 'name' | 'hex'>;

const WHITE: Ink = { name: 'Wit', hex: '#ffffff' };
const BLACK: Ink = { name: 'Zwart', hex: '#000000' };

/** Which of white and black, as the house has them, reads best on a colour: 'Wit erop 5,8', never rounded up. */
export function getBestText(color: Ink, colors: readonly Color[]): string {
  const own = (token: string, otherwise: Ink): Ink =>
    colors.find((each) => each.token === token) ?? otherwise;
  const [light, dark] = [own('white', WHITE), own('black', BLACK)].map((ink) => getPair(ink, color));
  const best = light && dark && light.ratio >= dark.ratio ? light : dark;
  if (!best) return '';
  return `${best.text.name} erop ${(Math.floor(best.ratio * 10) / 10).toFixed(1).replace('.', ',')}`;
}
