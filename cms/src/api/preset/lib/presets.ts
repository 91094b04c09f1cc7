import type { Core } from '@strapi/strapi';
import { auditChange, type AuditSnapshot } from '../../../audit';
import { withLock } from '../../../database/locks';
import { conflict, conflictAt, invalidField, notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import type { CheckVersion } from '../../../http/versions';
import type { PresetResponse } from '../../../http/schemas/presets';
import { getPublished } from '../../../published';
import { presetFromRow } from '../../../published/presets';
import { getTwinKey } from '../../../shared/invisible';
import { MOST_PRESETS, type PresetCreate, type PresetUpdate } from '../schemas/preset';

/** The content type of a format. */
export const PRESET = 'api::preset.preset';

const getTable = (strapi: Core.Strapi) => strapi.db.query(PRESET);

/** Runs changes of formats one at a time. */
export const changePresets = <T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'presets' }, change);

const presetNotFound = () => notFound('Dit formaat bestaat niet (meer).');

async function findStored(strapi: Core.Strapi, id: unknown): Promise<PresetResponse> {
  const row: unknown = isId(id) ? await getTable(strapi).findOne({ where: { documentId: id } }) : null;
  const preset = presetFromRow(row);
  if (!preset) throw presetNotFound();
  return preset;
}

async function findAllStored(strapi: Core.Strapi): Promise<PresetResponse[]> {
  const rows: unknown[] = await getTable(strapi).findMany({ orderBy: { id: 'asc' } });
  return rows.flatMap((row) => presetFromRow(row) ?? []);
}

/** The format with this id, as everyone may see it. Throws 404. */
export async function findPreset(strapi: Core.Strapi, id: string): Promise<PresetResponse> {
  const { presets } = (await getPublished(strapi).snapshot()).site;
  const found = presets.find((preset) => preset.id === id);
  if (!found) throw presetNotFound();
  return found;
}

const getSnapshot = ({ id: _id, ...own }: PresetResponse): AuditSnapshot => own;

/** A format for the audit log; null when it does not exist. */
export async function loadPresetSnapshot(strapi: Core.Strapi, id: string): Promise<AuditSnapshot | null> {
  const preset = presetFromRow(await getTable(strapi).findOne({ where: { documentId: id } }));
  return preset && getSnapshot(preset);
}

/** Throws 400 for values that no picture can be drawn with. */
async function refuseImpossible(
  strapi: Core.Strapi,
  { fit, width, height, background }: Partial<PresetResponse>,
): Promise<void> {
  if (fit === 'cover' && !(width && height)) {
    throw invalidField(
      width ? 'height' : 'width',
      'Vul een breedte en een hoogte in: zonder die twee valt er niets bij te snijden.',
    );
  }
  const { colors } = (await getPublished(strapi).snapshot()).site;
  if (background && !colors.some(({ token }) => token === background)) {
    throw invalidField('background', 'Deze kleur bestaat niet (meer).');
  }
}

/** Throws 409 when another format has a label that looks the same. */
async function refuseTaken(strapi: Core.Strapi, label: string, own: string | null): Promise<void> {
  const rows: { documentId: string; label: string }[] = await getTable(strapi).findMany({
    select: ['documentId', 'label'],
  });
  const isTaken = rows.some((row) => row.documentId !== own && getTwinKey(row.label) === getTwinKey(label));
  if (isTaken) throw conflictAt('label', 'Er is al een formaat met deze naam.');
}

/** Throws 400 or 409 for an invalid write; `own` is the format that is changed, null for a new one. */
export async function validatePreset(
  strapi: Core.Strapi,
  input: PresetUpdate,
  own: string | null,
): Promise<void> {
  const before = own === null ? null : await findStored(strapi, own);
  // The current colour may be deleted by now; that only matters when it is chosen again.
  await refuseImpossible(strapi, { ...before, background: null, ...input });
  const { label } = input;
  if (label !== undefined && label !== before?.label) await refuseTaken(strapi, label, own);
  if (own === null && (await getTable(strapi).count()) >= MOST_PRESETS) {
    throw conflict(`Er zijn al ${MOST_PRESETS} formaten, meer past niet.`);
  }
}

export const createPreset = (strapi: Core.Strapi, input: PresetCreate): Promise<PresetResponse> =>
  changePresets(strapi, async () => {
    await validatePreset(strapi, input, null);
    const { documentId }: { documentId: string } = await getTable(strapi).create({ data: input });
    const preset = await findStored(strapi, documentId);
    await auditChange(strapi, 'preset.create', documentId, null, getSnapshot(preset));
    return preset;
  });

/** Changes the given fields; pictures are redrawn when those fields affect them. */
export const updatePreset = (
  strapi: Core.Strapi,
  id: unknown,
  input: PresetUpdate,
  checkSeen: CheckVersion,
): Promise<PresetResponse> =>
  changePresets(strapi, async () => {
    const before = await findStored(strapi, id);
    checkSeen(before, await findAllStored(strapi));
    await validatePreset(strapi, input, before.id);
    await getTable(strapi).update({ where: { documentId: before.id }, data: input });
    const after = await findStored(strapi, before.id);
    await auditChange(strapi, 'preset.update', before.id, getSnapshot(before), getSnapshot(after));
    return after;
  });

export const deletePreset = (strapi: Core.Strapi, id: unknown): Promise<void> =>
  changePresets(strapi, async () => {
    const preset = await findStored(strapi, id);
    await getTable(strapi).delete({ where: { documentId: preset.id } });
    await auditChange(strapi, 'preset.delete', preset.id, getSnapshot(preset), null);
  });
