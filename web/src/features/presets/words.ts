import type { Preset } from '../../api/types';

/** Kinds of files, with what each is good for. */
export const FORMATS: readonly { value: Preset['format']; label: string; use: string }[] = [
  {
    value: 'png',
    label: 'PNG',
    use: 'Voor Word, PowerPoint en schermen, ook met een doorzichtige achtergrond.',
  },
  { value: 'jpg', label: 'JPG', use: 'Kleine bestanden van foto’s, zonder doorzichtige achtergrond.' },
  { value: 'webp', label: 'WebP', use: 'Voor websites: klein, ook met een doorzichtige achtergrond.' },
  { value: 'avif', label: 'AVIF', use: 'Voor nieuwe websites: nog kleiner dan WebP.' },
  { value: 'tiff', label: 'TIFF', use: 'Voor opmaakprogramma’s: groot, en zonder verlies.' },
  { value: 'pdf', label: 'PDF', use: 'Voor de drukker: een logo blijft scherp op elke maat.' },
];

export const FITS: readonly { value: Preset['fit']; label: string }[] = [
  { value: 'inside', label: 'Het hele beeld past erin' },
  { value: 'cover', label: 'Bijsnijden tot deze maat' },
];

/** What a kind of file is good for. */
export const getUse = (format: string): string => FORMATS.find(({ value }) => value === format)?.use ?? '';

function describeMeasures({ width, height, fit }: Preset): string {
  if (width && height) {
    return fit === 'cover'
      ? `${width} × ${height} pixels, bijgesneden`
      : `hoogstens ${width} × ${height} pixels`;
  }
  if (width) return `${width} pixels breed`;
  return height ? `${height} pixels hoog` : 'de maat van het beeld zelf';
}

/** 'hoogstens 1600 × 1600 pixels · 200 pixels per inch · op Wit' */
export function describePreset(preset: Preset, colors: readonly { token: string; name: string }[]): string {
  const { dpi, background } = preset;
  const ground = colors.find(({ token }) => token === background)?.name ?? background;
  return [describeMeasures(preset), dpi && `${dpi} pixels per inch`, ground && `op ${ground}`]
    .filter(Boolean)
    .join(' · ');
}
