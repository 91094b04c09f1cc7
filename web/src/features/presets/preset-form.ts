import type { Preset } from '../../api/types';
import type { PresetWrite } from './api';
import { FITS, FORMATS } from './words';

/** The fields of a format as they are typed; '' is none. */
export interface PresetForm {
  label: string;
  format: string;
  width: string;
  height: string;
  fit: string;
  dpi: string;
  background: string;
}

/** The form of a format, or of a new one. */
export const getForm = (preset: Preset | undefined): PresetForm => ({
  label: preset?.label ?? '',
  format: preset?.format ?? 'png',
  width: `${preset?.width ?? ''}`,
  height: `${preset?.height ?? ''}`,
  fit: preset?.fit ?? 'inside',
  dpi: `${preset?.dpi ?? ''}`,
  background: preset?.background ?? '',
});

// What is no number goes as one that the server refuses beside the field: JSON has none such, and null would be none.
const getNumber = (text: string): number | null => {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : 0;
};

/** What the form says, for the server to check. */
export const writeForm = ({
  label,
  format,
  width,
  height,
  fit,
  dpi,
  background,
}: PresetForm): PresetWrite => ({
  label,
  format: FORMATS.find(({ value }) => value === format)?.value ?? 'png',
  width: getNumber(width),
  height: getNumber(height),
  fit: FITS.find(({ value }) => value === fit)?.value ?? 'inside',
  dpi: getNumber(dpi),
  background: background || null,
});
