import type { Core } from '@strapi/strapi';
import { type Content, openStoredFile } from '../../api/file/downloads/content';
import { openRendition } from '../../api/preset/lib/renditions';
import type { PresetResponse } from '../../http/schemas/presets';
import type { PublishedSite } from '../../published';

/** Wide enough for a slide; no picture of points is enlarged to it. */
const DRAWN: PresetResponse = {
  id: 'logo',
  label: 'logo',
  format: 'png',
  width: 1200,
  height: null,
  fit: 'inside',
  dpi: null,
  background: null,
};

/** The portal's logo as SVG or PNG: as it was set, or a PNG drawn from it; null when there is none of that kind. */
export async function openLogo(
  strapi: Core.Strapi,
  { logo, productName }: PublishedSite,
  ending: '.svg' | '.png',
): Promise<Content | null> {
  if (!logo) return null;
  const name = `logo${ending}`;
  if (logo.ext === ending) return { ...(await openStoredFile(logo)), name };
  if (ending === '.svg') return null;
  const title = `Logo ${productName}`;
  const { updatedAt: createdAt } = logo;
  const drawable = { title, description: '', focalPoint: null, createdAt, original: logo, files: [] };
  const drawn = await openRendition(strapi, drawable, DRAWN);
  return drawn && { ...drawn, name };
}
