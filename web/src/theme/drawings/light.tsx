import { clsx } from 'clsx';
import styles from './light.module.css';

export interface LightDrawing {
  /** Unique within a document. */
  name: string;
  width: number;
  height: number;
  /** Where the light is brightest. */
  top: number;
  stroke: number;
  bands: readonly string[];
}

const paler = (colour: string): string => `color-mix(in srgb, var(${colour}) 50%, white)`;

/** The start and end colour of each band before it fades, from the hospital's palette. */
const TONES = [
  [paler('--color-aqua'), 'var(--color-aqua)'],
  [paler('--color-aqua'), 'var(--color-blue)'],
  [paler('--color-blue'), 'var(--color-blue)'],
  [paler('--color-purple'), 'var(--color-purple)'],
  ['var(--color-purple)', 'color-mix(in srgb, var(--color-purple) 45%, var(--color-blue-dark))'],
] as const;

interface LightProps {
  drawing: LightDrawing;
  /** Sets the visible part: `--light-x` and `--light-y`, like `object-position`. */
  className?: string;
}

/** Bands of light in the hospital's colours; fills its container. */
export function Light({ drawing: { name, width, height, top, stroke, bands }, className }: LightProps) {
  return (
    <div className={clsx(styles.light, className)} data-drawing aria-hidden="true">
      {/* Smaller than any screen, so that it scales up to cover its container. */}
      <svg viewBox={`0 0 ${width} ${height}`} width={width / 100} height={height / 100}>
        <rect width={width} height={height} className={styles.night} />
        {bands.map((band, n) => {
          const [first, second] = TONES[n] ?? TONES[0];
          const id = `light-${name}-${n}`;
          return (
            <g key={id} fill="none">
              <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={height}>
                <stop offset="0" style={{ stopColor: first }} />
                <stop offset="0.4" style={{ stopColor: second }} />
                <stop offset="1" style={{ stopColor: 'var(--color-blue-dark)', stopOpacity: 0 }} />
              </linearGradient>
              <path d={band} stroke={`url(#${id})`} strokeWidth={stroke} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
