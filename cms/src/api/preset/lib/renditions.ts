import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { conflict } from '../../../http/errors';
import type { PresetAnswer, RenditionAnswer } from '../../../http/schemas/presets';
import { getPublished, type PublishedAsset, type PublishedSite } from '../../../published';
import type { DrawnFormat } from '../../../storage/drawing';
import { isPicture, isVector } from '../../../storage/file-kind';
import { getDrawnSize, getScale, getSeen } from '../../../storage/renditions/drawn-size';
import { findFormat, ensureFormat, readFormat } from '../../../storage/renditions/formats';
import type { StoredFile } from '../../../storage/stored-file';
import { titledName } from '../../../storage/validation/file-name';
import type { Content } from '../../file/downloads/content';
import type { Target } from '../../file/downloads/targets';

const MIMES: Record<PresetAnswer['format'], string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
};

/** A picture, with its own size. */
type Picture = StoredFile & { width: number; height: number };

const isDrawable = (file: StoredFile | null): file is Picture =>
  file !== null && isPicture(file) && file.width !== null && file.height !== null;

/**
 * What an asset is drawn from: vectors where it has them, as they are sharp at any size, otherwise the original; null
 * when it has no picture.
 */
function getPicture({ original, files }: PublishedAsset): Picture | null {
  const candidates = [original, ...files.filter(isVector)].filter(isDrawable);
  return candidates.find(isVector) ?? candidates[0] ?? null;
}

/** How the picture of an asset is drawn in a format. */
function getDrawn(
  site: PublishedSite,
  asset: PublishedAsset,
  picture: Picture,
  preset: PresetAnswer,
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

function getName({ title }: PublishedAsset, { label, format }: PresetAnswer): string {
  return titledName(title, `${title === '' ? '' : '-'}${label}.${format}`);
}

const loadSite = async (strapi: Core.Strapi): Promise<PublishedSite> =>
  (await getPublished(strapi).snapshot()).site;

/** Draws a picture in a format when it is not yet. Throws 409 with a sentence for people when it cannot be drawn. */
async function drawRendition(
  strapi: Core.Strapi,
  asset: PublishedAsset,
  picture: Picture,
  preset: PresetAnswer,
): Promise<Content> {
  const kept = await ensureFormat(picture, getDrawn(await loadSite(strapi), asset, picture, preset));
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
 * The picture of an asset in a format, which is drawn when it is opened; null when the asset has no picture. Who may have
 * it is for the caller to decide.
 */
export function getTarget(strapi: Core.Strapi, asset: PublishedAsset, preset: PresetAnswer): Target | null {
  const file = getPicture(asset);
  if (!file) return null;
  const open = () => drawRendition(strapi, asset, file, preset);
  return { file, assets: [asset], rendition: { preset: { id: preset.id, name: preset.label }, open } };
}

const FOR_DRAWINGS: readonly PresetAnswer['format'][] = ['png', 'pdf', 'webp', 'avif', 'tiff'];
const FOR_PICTURES: readonly PresetAnswer['format'][] = ['jpg', 'webp', 'png', 'avif', 'tiff', 'pdf'];
/** A drawing of which less is seen is cut into. */
const SEEN_OF_DRAWING = 2 / 3;

/** Whether a picture is worth having in a format: not blown up, and a drawing neither cut into nor put on white. */
function isSensible(picture: Picture, preset: PresetAnswer): boolean {
  if (!isVector(picture)) return (getScale(picture, preset) ?? 1) <= 1;
  const keepsGround = FOR_DRAWINGS.includes(preset.format) || preset.background !== null;
  return keepsGround && getSeen(picture, preset) >= SEEN_OF_DRAWING;
}

/** The formats in which an asset is worth having, the best for its kind of picture first. */
export async function listRenditions(strapi: Core.Strapi, asset: PublishedAsset): Promise<RenditionAnswer[]> {
  const picture = getPicture(asset);
  if (!picture) return [];
  const site = await loadSite(strapi);
  const best = isVector(picture) ? FOR_DRAWINGS : FOR_PICTURES;
  const rank = ({ format }: PresetAnswer): number =>
    best.includes(format) ? best.indexOf(format) : best.length;
  const offered = site.presets
    .filter((preset) => isSensible(picture, preset))
    .sort((one, other) => rank(one) - rank(other));
  return Promise.all(
    offered.map(async (preset) => {
      const drawn = getDrawn(site, asset, picture, preset);
      const kept = await findFormat(picture, drawn);
      const { width, height } = drawn.part;
      return { preset, name: getName(asset, preset), width, height, size: kept?.size ?? null };
    }),
  );
}
