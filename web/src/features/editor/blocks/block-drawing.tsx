import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BlockType } from '../../../api/types';
import styles from './block-drawing.module.css';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const head = (x: number, y: number, width: number) => (
  <rect {...{ x, y, width }} height="4" rx="1.5" className={styles.head} />
);
const line = (x: number, y: number, width: number) => (
  <rect {...{ x, y, width }} height="2" rx="1" className={styles.line} />
);
const field = (box: Box, look: 'picture' | 'dark' | 'tile' | 'pale' | 'good' | 'bad' = 'picture') => (
  <rect {...box} rx="1.5" className={styles[look]} />
);

const lines = (x: number, y: number, ...widths: number[]) => (
  <>
    {line(x, y, widths[0] ?? 0)}
    {widths[1] && line(x, y + 5, widths[1])}
    {widths[2] && line(x, y + 10, widths[2])}
  </>
);

/** What a block looks like, in 48 by 40: no two are alike. */
const DRAWINGS: Partial<Record<string, ReactNode>> = {
  text: (
    <>
      {head(10, 9, 18)}
      {lines(10, 18, 28, 28, 20)}
    </>
  ),
  'text-asset': (
    <>
      {lines(8, 14, 13, 13, 9)}
      {field({ x: 25, y: 10, width: 15, height: 20 })}
    </>
  ),
  'text-assets': (
    <>
      {line(8, 9, 22)}
      {line(8, 13, 16)}
      {field({ x: 8, y: 19, width: 15, height: 13 })}
      {field({ x: 25, y: 19, width: 15, height: 13 })}
    </>
  ),
  'text-asset-background': (
    <>
      {field({ x: 6, y: 7, width: 36, height: 26 })}
      {field({ x: 10, y: 15, width: 16, height: 14 }, 'dark')}
      <rect x="13" y="19" width="10" height="2" rx="1" className={styles.light} />
      <rect x="13" y="23" width="7" height="2" rx="1" className={styles.light} />
    </>
  ),
  'text-tile': (
    <>
      {lines(8, 14, 13, 13, 9)}
      {field({ x: 25, y: 10, width: 15, height: 20 }, 'tile')}
      <path d="M29 26h6m-2.5-2.5L35 26l-2.5 2.5" className={styles.stroke} />
    </>
  ),
  'text-tile-header': (
    <>
      {head(8, 7, 32)}
      {line(8, 18, 13)}
      {line(8, 23, 10)}
      {field({ x: 25, y: 16, width: 15, height: 17 }, 'tile')}
      <path d="M29 29h6m-2.5-2.5L35 29l-2.5 2.5" className={styles.stroke} />
    </>
  ),
  asset: (
    <>
      {field({ x: 8, y: 9, width: 32, height: 22 })}
      <circle cx="16" cy="16" r="2.5" className={styles.light} />
      <path d="m12 28 8-7 5 4 6-6 6 6v3z" className={styles.light} />
    </>
  ),
  'asset-card': (
    <>
      {field({ x: 8, y: 13, width: 12, height: 14 })}
      {line(24, 16, 16)}
      {line(24, 22, 10)}
    </>
  ),
  assets: [8, 22].flatMap((y) =>
    [8, 19.5, 31].map((x) => <g key={`${x} ${y}`}>{field({ x, y, width: 9, height: 11 })}</g>),
  ),
  html: <path d="m19 14-6 6 6 6M29 14l6 6-6 6" className={styles.code} />,
  accordion: [8, 17, 26].map((y) => (
    <g key={y}>
      {line(8, y + 1, y === 17 ? 16 : 22)}
      <path d={`m35 ${y + 1} 2.5 2 2.5-2`} className={styles.thin} />
      <rect x="8" y={y + 6} width="32" height="1" className={styles.pale} />
    </g>
  )),
  quote: (
    <>
      <rect x="9" y="9" width="2.5" height="22" rx="1" className={styles.aqua} />
      {head(16, 11, 22)}
      {head(16, 18, 16)}
      {line(16, 28, 11)}
    </>
  ),
  colors: (
    <>
      {field({ x: 8, y: 10, width: 14, height: 20 })}
      {field({ x: 22, y: 10, width: 9, height: 20 }, 'dark')}
      {field({ x: 31, y: 10, width: 6, height: 20 }, 'tile')}
      {field({ x: 37, y: 10, width: 3, height: 20 }, 'bad')}
    </>
  ),
  typography: (
    <text x="24" y="27" className={clsx('strong', styles.letters)}>
      Aa
    </text>
  ),
  'do-dont': (
    <>
      {field({ x: 8, y: 9, width: 15, height: 14 })}
      {field({ x: 25, y: 9, width: 15, height: 14 })}
      {field({ x: 8, y: 27, width: 15, height: 3 }, 'good')}
      {field({ x: 25, y: 27, width: 15, height: 3 }, 'bad')}
    </>
  ),
  compare: (
    <>
      {field({ x: 8, y: 9, width: 16, height: 22 })}
      {field({ x: 24, y: 9, width: 16, height: 22 }, 'pale')}
      <rect x="23" y="7" width="2" height="26" className={styles.head} />
      <circle cx="24" cy="20" r="4" className={styles.head} />
    </>
  ),
  jobs: (
    <>
      {head(8, 9, 18)}
      {field({ x: 8, y: 18, width: 32, height: 14 }, 'dark')}
      <rect x="11" y="23" width="7" height="9" className={styles.light} />
      <rect x="21" y="25" width="7" height="7" className={styles.light} />
      <rect x="31" y="22" width="6" height="10" className={styles.light} />
    </>
  ),
  'logo-pack': (
    <>
      {field({ x: 8, y: 8, width: 15, height: 11 }, 'pale')}
      {field({ x: 25, y: 8, width: 15, height: 11 }, 'dark')}
      {field({ x: 8, y: 21, width: 15, height: 11 }, 'picture')}
      {field({ x: 25, y: 21, width: 15, height: 11 }, 'pale')}
      <circle cx="15.5" cy="13.5" r="3" className={styles.head} />
      <circle cx="32.5" cy="13.5" r="3" className={styles.light} />
      <circle cx="15.5" cy="26.5" r="3" className={styles.light} />
      <circle cx="32.5" cy="26.5" r="3" className={styles.head} />
    </>
  ),
  embed: (
    <>
      {field({ x: 8, y: 9, width: 32, height: 22 }, 'dark')}
      <path d="M21 15v10l8-5z" className={styles.light} />
    </>
  ),
  icons: (
    <>
      <circle cx="14" cy="14" r="4" className={styles.thin} />
      <path d="M24 10v8m-4-4h8M34 10l4 8h-8z" className={styles.thin} />
      <rect x="10" y="23" width="8" height="8" rx="1" className={styles.thin} />
      <path d="m20 27 3 3 5-6M30 31v-4l4-4 4 4v4z" className={styles.thin} />
    </>
  ),
};

/** A drawing of a type of block; the first letters of its name for one that the portal does not know. */
export const BlockDrawing = ({ type: { type, label } }: { type: BlockType }) => (
  <svg viewBox="0 0 48 40" className={clsx('own-colors', styles.drawing)} aria-hidden="true" data-drawing>
    {DRAWINGS[type] ?? (
      <text x="24" y="27" className={clsx('strong', styles.letters)}>
        {label.slice(0, 3)}
      </text>
    )}
  </svg>
);
