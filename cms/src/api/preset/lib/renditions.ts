import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { conflict } from '../../../http/errors';
import type { PresetResponse, RenditionResponse } from '../../../http/schemas/presets';
import { getPublished, type PublishedAsset, type PublishedSite } from '../../../published';
import { anonymous } from '../../../permissions/viewer';
import type { DrawnFormat } from '../../../storage/drawing';
import { isPicture, isVector } from '../../../storage/file-kind';
import { getDrawnSize, getScale, getSeen } from '../../../storage/renditions/drawn-size';
import { findFormat, ensureFormat, readFormat } from '../../../storage/renditions/formats';
import type { StoredFile } from '../../../storage/stored-file';
import { titledName } from '../../../storage/validation/file-name';
import type { Content } from '../../file/downloads/content';
import type { Target } from '../../file/downloads/targets';

const MIMES: Record<PresetResponse['format'], string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
};

/** What is drawn in formats: an asset, or a picture with a title of its own. */
export type Drawable = Pick<
  PublishedAsset,
  'title' | 'description' | 'focalPoint' | 'createdAt' | 'original' | 'files'
>;

/** A picture with its own size. */
type Picture = StoredFile & { width: number; height: number };

const isDrawable = (file: StoredFile | null): file is Picture =>
  file !== null && isPicture(file) && file.width !== null && file.height !== null;

/**
 * The source of renditions: a vector drawing where there is one, because it is sharp at any size, otherwise the
 * original; null without a picture.
 */
function getPicture({ original, files }: Drawable): Picture | null {
  const candidates = [original, ...files.filter(isVector)].filter(isDrawable);
  return candidates.find(isVector) ?? candidates[0] ?? null;
}

/** How a picture is drawn in a format. */
function getRenditionSpec(
  site: PublishedSite,
  asset: Drawable,
  picture: Picture,
  preset: PresetResponse,
): DrawnFormat {
  const { title, description, focalPoint, createdAt } = asset;
  const { format, dpi, background } = preset;
  return {
    ...getDrawnSize(picture, preset, { isVector: isVector(picture), focalPoint }),
    format,
    dpi,
    background: site.colors.find(({ token }) => token === background)?.hex ?? null,
    words: {
      title,
      description,
      maker: site.productName,
      rights: `© ${site.productName}. Gebruik dit beeld volgens de huisstijl.`,
      url: getEnv().publicUrl,
      madeAt: createdAt,
    },
  };
}

function getName({ title }: Drawable, { label, format }: PresetResponse): string {
  return titledName(title, `${title === '' ? '' : '-'}${label}.${format}`);
}

/** Settings that everybody may know, also while the database is away. */
const loadSite = async (strapi: Core.Strapi): Promise<PublishedSite> =>
  (await getPublished(strapi).snapshotFor(anonymous)).site;

/**
 * Draws a picture in a format, unless that was done before. Throws 409 with a Dutch sentence when it cannot be drawn.
 */
async function drawRendition(
  strapi: Core.Strapi,
  asset: Drawable,
  picture: Picture,
  preset: PresetResponse,
): Promise<Content> {
  const kept = await ensureFormat(picture, getRenditionSpec(await loadSite(strapi), asset, picture, preset));
  if (!kept) {
    throw conflict(
      `Dit beeld is te groot of te ingewikkeld voor het formaat ‘${preset.label}’. Kies een ander formaat.`,
    );
  }
  const { format } = preset;
  return {
    name: getName(asset, preset),
    ext: `.${format}`,
    mime: MIMES[format],
    version: kept.version,
    size: kept.size,
    modified: kept.modified,
    read: (range) => readFormat(kept, range),
  };
}

/**
 * Opens a picture in a format, drawn first unless that was done before; null without a picture. Throws 409 when it
 * cannot be drawn.
 */
export async function openRendition(
  strapi: Core.Strapi,
  drawable: Drawable,
  preset: PresetResponse,
): Promise<Content | null> {
  const picture = getPicture(drawable);
  return picture && drawRendition(strapi, drawable, picture, preset);
}

/**
 * The picture of an asset in a format, drawn when it is opened; null without a picture. The caller decides about
 * access.
 */
export function getRenditionTarget(
  strapi: Core.Strapi,
  asset: PublishedAsset,
  preset: PresetResponse,
): Target | null {
  const file = getPicture(asset);
  if (!file) return null;
  const open = () => drawRendition(strapi, asset, file, preset);
  return { file, assets: [asset], rendition: { preset: { id: preset.id, name: preset.label }, open } };
}

const DRAWING_FORMATS: readonly PresetResponse['format'][] = ['png', 'pdf', 'webp', 'avif', 'tiff'];
const PHOTO_FORMATS: readonly PresetResponse['format'][] = ['jpg', 'webp', 'png', 'avif', 'tiff', 'pdf'];
/** A drawing is cropped when less than this share stays visible. */
const MIN_VISIBLE_SHARE = 2 / 3;

/** Whether a format makes sense for a picture: no upscaling, and no cropping or white background for drawings. */
function isSensible(picture: Picture, preset: PresetResponse): boolean {
  if (!isVector(picture)) return (getScale(picture, preset) ?? 1) <= 1;
  const keepsGround = DRAWING_FORMATS.includes(preset.format) || preset.background !== null;
  return keepsGround && getSeen(picture, preset) >= MIN_VISIBLE_SHARE;
}

/** The formats that make sense for an asset, the best for its kind of picture first. */
export async function listRenditions(
  strapi: Core.Strapi,
  asset: PublishedAsset,
): Promise<RenditionResponse[]> {
  const picture = getPicture(asset);
  if (!picture) return [];
  const site = await loadSite(strapi);
  const best = isVector(picture) ? DRAWING_FORMATS : PHOTO_FORMATS;
  const rank = ({ format }: PresetResponse): number =>
    best.includes(format) ? best.indexOf(format) : best.length;
  const offered = site.presets
    .filter((preset) => isSensible(picture, preset))
    .sort((one, other) => rank(one) - rank(other));
  return Promise.all(
    offered.map(async (preset) => {
      const drawn = getRenditionSpec(site, asset, picture, preset);
      const kept = await findFormat(picture, drawn);
      const { width, height } = drawn.part;
      return { preset, name: getName(asset, preset), width, height, size: kept?.size ?? null };
    }),
  );
}
