import { contrast, hue } from '../kit/palette';
import { circle, line, rect, svg, text } from '../kit/svg';

/** Pairs of text and field with their contrast: four that may, two that may not. */
export function contrastPairs(): string {
  const pairs: [string, string, boolean][] = [
    [hue.black, hue.white, true],
    [hue.white, hue.blue, true],
    [hue.white, hue.blueDark, true],
    [hue.blueDark, hue.blueLight, true],
    ['#4fc3c8', hue.white, false],
    [hue.blue, hue.blueDark, false],
  ];
  const cells = pairs.map(([ink, field, good], index) => {
    const [x, y] = [32 + (index % 3) * 304, 32 + Math.floor(index / 3) * 244];
    const verdict = good
      ? circle(x + 252, y + 192, 14, hue.green) +
        line(`M${x + 246} ${y + 192}l4.5 5 8-9`, hue.white, 2.5, 'round')
      : circle(x + 252, y + 192, 14, hue.red) +
        line(`M${x + 247} ${y + 187}l10 10m0-10l-10 10`, hue.white, 2.5, 'round');
    return (
      rect(x, y, 288, 228, '#c3cad4', 8) +
      rect(x + 1, y + 1, 286, 226, field, 7) +
      text('Aa', ink, { x: x + 24, y: y + 104, size: 88, weight: 600 }) +
      text(`${contrast(ink, field)} : 1`, ink, { x: x + 24, y: y + 200, size: 24, weight: 600 }) +
      circle(x + 252, y + 192, 16, hue.white) +
      verdict
    );
  });
  return svg(960, 540, rect(0, 0, 960, 540, hue.white), ...cells);
}

/** The typographic scale, from small print to a chapter. */
export function typeScale(): string {
  const steps: [number, string, 400 | 600][] = [
    [119, 'Rust', 600],
    [76, 'Wij zijn er', 600],
    [49, 'Zo bereid je je voor', 600],
    [31, 'Neem je medicijnen mee', 600],
    [25, 'Kom een kwartier voor je afspraak', 400],
    [18, 'Meld je bij de balie. Daar hoor je waar je kunt wachten.', 400],
    [13, 'Noorderlicht, november 2026', 400],
  ];
  let y = 24;
  const lines = steps.map(([size, words, weight]) => {
    y += size * 1.02 + 34;
    return (
      text(String(size), hue.grey, { x: 64, y, size: 16 }) +
      text(words, hue.blueDark, { x: 128, y, size, weight, tracking: size > 40 ? -0.03 : -0.01 })
    );
  });
  return svg(960, 720, rect(0, 0, 960, 720, hue.white), ...lines);
}

/** Left alignment against centred text. */
export function alignment(): string {
  const page = (x: number) => rect(x, 48, 256, 384, hue.white);
  const rag = [176, 160, 184, 144, 168, 96];
  const left = rag.map((width, row) => rect(80, 232 + row * 20, width, 5, '#9aa3af', 2.5));
  const centred = rag.map((width, row) => rect(464 - width / 2, 232 + row * 20, width, 5, '#9aa3af', 2.5));
  return svg(
    640,
    480,
    rect(0, 0, 640, 480, hue.blueLight),
    page(48),
    page(336),
    text('Na je', hue.blueDark, { x: 80, y: 128, size: 40, weight: 600 }),
    text('operatie', hue.blueDark, { x: 80, y: 172, size: 40, weight: 600 }),
    text('NA JE', hue.blueDark, { x: 464, y: 128, size: 34, weight: 600, anchor: 'middle', tracking: 0.12 }),
    text('OPERATIE', hue.blueDark, {
      x: 464,
      y: 172,
      size: 34,
      weight: 600,
      anchor: 'middle',
      tracking: 0.12,
    }),
    ...left,
    ...centred,
    circle(280, 404, 14, hue.green),
    line('M274 404l4.5 5 8-9', hue.white, 2.5, 'round'),
    circle(568, 404, 14, hue.red),
    line('M563 399l10 10m0-10l-10 10', hue.white, 2.5, 'round'),
  );
}
