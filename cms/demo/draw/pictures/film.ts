import { hue } from '../kit/palette';
import { markBands, rect, svg, text, tricolour } from '../kit/svg';

/** Size, speed and length of the moving logo. */
export const film = { width: 1280, height: 720, rate: 25, seconds: 6 };

const smooth = (from: number, until: number, now: number): number => {
  const part = Math.min(1, Math.max(0, (now - from) / (until - from)));
  return part * part * (3 - 2 * part);
};
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

// Two half turns with radii of 32 together, and three straight pieces: the same for all bands.
const bandLength = 152 + 32 * Math.PI;

/** The mark while it is drawn: each band starts a little later than the one before. */
function bands(now: number): string {
  return markBands
    .map((d, index) => {
      const drawn = smooth(0.3 + index * 0.25, 2.3 + index * 0.25, now);
      const stroke = `stroke="${tricolour.dark[index]}" stroke-dasharray="${drawn * (bandLength + 1)} ${2 * bandLength}"`;
      return drawn === 0 ? '' : `<path d="${d}" ${stroke}/>`;
    })
    .join('');
}

/** The picture at a moment: large and close while the ribbon runs, then back to the logo with its name. */
export function frameAt(now: number): string {
  const back = smooth(2.7, 3.7, now);
  const size = between(620, 168, back);
  const x = between((film.width - 620) / 2, 188, back);
  const y = between(50, (film.height - 168) / 2, back);
  const shown = smooth(3.5, 4.2, now);
  const unit = 168 / 88;
  const name = text('Noorderlicht', hue.white, {
    x: 188 + 110.9 * unit - between(24, 0, shown),
    y: (film.height - 168) / 2 + 64.7 * unit,
    size: 65.12 * unit,
    weight: 600,
    tracking: -0.02,
  });
  return svg(
    film.width,
    film.height,
    rect(0, 0, film.width, film.height, hue.blueDark),
    `<g transform="translate(${x} ${y}) scale(${size / 88})" fill="none" stroke-width="8.1">${bands(now)}</g>`,
    shown > 0 ? `<g opacity="${shown}">${name}</g>` : '',
  );
}
