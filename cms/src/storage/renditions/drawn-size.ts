/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which size a picture gets; null follows from the picture. */
export interface TargetSize {
  width: number | null;
  height: number | null;
  /** The whole picture inside the size, or the size covered by a part of it. */
  fit: 'inside' | 'cover';
  /** Pixels per inch; null counts as 72. */
  dpi: number | null;
}

const POINTS_PER_INCH = 72;

/** A picture as it is drawn: whole, and the part of it that is kept. */
export interface DrawnSize extends Size {
  part: Size & { left: number; top: number };
}

const CENTRE = { x: 0.5, y: 0.5 };

const rounded = (value: number): number => Math.max(1, Math.round(value));

/** The factor by which a picture becomes as large as wanted; null when only its density is wanted. */
export function getScale(own: Size, { width, height, fit }: TargetSize): number | null {
  const factors = [width && width / own.width, height && height / own.height].filter(
    (factor) => factor !== null,
  );
  if (factors.length === 0) return null;
  return fit === 'cover' ? Math.max(...factors) : Math.min(...factors);
}

/** How much of a picture is seen when a part of it covers the wanted shape, from 0 to 1. */
export function getSeen(own: Size, { width, height, fit }: TargetSize): number {
  if (fit !== 'cover' || !width || !height) return 1;
  const [wide, wanted] = [own.width / own.height, width / height];
  return Math.min(wide / wanted, wanted / wide);
}

/** Starts at the middle of the part, as far as the picture goes. */
const startOf = (middle: number, part: number, whole: number): number =>
  Math.round(Math.min(Math.max(middle - part / 2, 0), whole - part));

/**
 * How large a picture is drawn, and which part of it. Pixels are not enlarged: then only the shape is as wanted. The
 * part lies around the point that should stay in view.
 */
export function getDrawnSize(
  own: Size,
  wanted: TargetSize,
  { isVector, focalPoint }: { isVector: boolean; focalPoint: { x: number; y: number } | null },
): DrawnSize {
  // A drawing measures in points, so that it is as large on paper at any density.
  const full = getScale(own, wanted) ?? (isVector ? (wanted.dpi ?? POINTS_PER_INCH) / POINTS_PER_INCH : 1);
  const scale = isVector ? full : Math.min(1, full);
  const [width, height] = [rounded(own.width * scale), rounded(own.height * scale)];
  if (wanted.fit !== 'cover' || !wanted.width || !wanted.height) {
    return { width, height, part: { left: 0, top: 0, width, height } };
  }
  const part = {
    width: Math.min(width, rounded((wanted.width * scale) / full)),
    height: Math.min(height, rounded((wanted.height * scale) / full)),
  };
  const { x, y } = focalPoint ?? CENTRE;
  const [left, top] = [startOf(x * width, part.width, width), startOf(y * height, part.height, height)];
  return { width, height, part: { left, top, ...part } };
}
