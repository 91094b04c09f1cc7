import type { AssetResponse, FileResponse } from '../http/schemas/assets';
import type { PublishedAsset } from '.';
import type { AssetRights } from './asset-rights';
import type { Abilities } from '../permissions/abilities';
import { fileKind, isPdf } from '../storage/file-kind';
import { type Audience, getPreviewAddresses } from '../storage/renditions/preview-address';
import { getDefaultWidth, getHeightAt, getPreviewWidths } from '../storage/renditions/preview-widths';
import type { StoredFile, TextState } from '../storage/stored-file';
import { READABLE } from '../shared/accepted-kinds';

function preview(file: StoredFile, audience: Audience, now: number): FileResponse['preview'] {
  const widths = getPreviewWidths(file);
  if (widths.length === 0) return null;
  const width = getDefaultWidth(widths);
  const at = getPreviewAddresses(file, now, audience);
  return {
    url: at(width),
    width,
    height: getHeightAt(file, width),
    srcset: widths.map((each) => `${at(each)} ${each}w`).join(', '),
  };
}

/** The language of the portal, and of the captions of its videos. */
const LANGUAGE = 'nl';

const getTextState = ({ ext, text }: StoredFile): TextState =>
  text?.state ?? (READABLE.some((readable) => readable === ext) ? 'waiting' : 'none');

function getPreviewState(file: StoredFile): FileResponse['preview_state'] {
  if (getPreviewWidths(file).length > 0) return 'ready';
  if (!isPdf(file)) return 'none';
  return file.isUndrawable ? 'failed' : 'waiting';
}

/**
 * The API form of a file for an audience. A video has no preview: viewers who may use it play the
 * download itself.
 */
export function presentFile(file: StoredFile, audience: Audience, now = Date.now()): FileResponse {
  const { id, name, ext, mime, size, film, leftOut } = file;
  // A page is measured in points, to draw it; it has no pixels.
  const kind = fileKind(file);
  const { width, height } = isPdf(file) ? { width: null, height: null } : file;
  return {
    id,
    name,
    ext,
    mime,
    size,
    kind,
    ...(kind === 'captions' && { language: LANGUAGE }),
    ...(film && { plays: film.plays, ...(film.codec && { codec: film.codec }) }),
    width,
    height,
    preview: preview(file, audience, now),
    ...(audience === 'admin' && { text: getTextState(file), preview_state: getPreviewState(file) }),
    ...(audience === 'admin' && leftOut.length > 0 && { left_out: leftOut }),
  };
}

/** The API form of an asset, with what its audience may do, and whether everybody may use it where that is known. */
export function presentAsset(
  asset: PublishedAsset,
  can: Abilities & Partial<AssetRights>,
  audience: Audience,
  now = Date.now(),
): AssetResponse {
  const { id, title, description, isPrivate, decorative, settings, focalPoint, original, files } = asset;
  const { captions, tags, uploadedBy, createdAt, updatedAt } = asset;
  return {
    id,
    title,
    description,
    isPrivate,
    decorative,
    settings: { outlined: settings.outlined, backgroundColor: settings.backgroundColor },
    focal_point: focalPoint && { x: focalPoint.x, y: focalPoint.y },
    original: original && presentFile(original, audience, now),
    files: [...files, ...captions].map((file) => presentFile(file, audience, now)),
    can: { view: can.view, use: can.use, edit: can.edit },
    updated_at: new Date(updatedAt).toISOString(),
    ...(can.openToAll === true && { open_to_all: true as const }),
    ...(audience === 'admin' && {
      tags: [...tags],
      uploaded_by: uploadedBy && { id: uploadedBy.id, name: uploadedBy.name },
      created_at: new Date(createdAt).toISOString(),
    }),
  };
}
