import type { Core } from '@strapi/strapi';
import { auditChange, type AuditSnapshot } from '../../../audit';
import { withLock } from '../../../database/locks';
import { conflict, conflictAt, invalid, notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import type { CheckVersion } from '../../../http/versions';
import type { ColorResponse } from '../../../http/schemas/colors';
import { getPublished, type Usage } from '../../../published';
import { colorFromRow } from '../../../published/colors';
import { PALETTE } from '../../../shared/palette';
import { type ColorCreate, type ColorUpdate, isReserved, MOST_COLORS } from '../schemas/color';
import { makeToken } from './make-token';
import { COLOR, COLOR_ORDER } from './rows';
import { recordVersion } from './versions';

interface Row {
  documentId: string;
  token: string;
  name: string;
  hex: string;
  position: number;
}

const getTable = (strapi: Core.Strapi) => strapi.db.query(COLOR);

const findRows = (strapi: Core.Strapi): Promise<Row[]> => getTable(strapi).findMany(COLOR_ORDER);

/** All colours, in their order. */
export const findColors = async (strapi: Core.Strapi): Promise<ColorResponse[]> =>
  (await findRows(strapi)).flatMap((row) => colorFromRow(row) ?? []);

/** Changes colours, one writer at a time across all instances, and records the result as a version. */
export const changeColors = <T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'colors' }, async () => {
    const result = await change();
    await recordVersion(strapi);
    return result;
  });

/** One colour; throws 404 when it does not exist. */
export async function findColor(strapi: Core.Strapi, id: unknown): Promise<ColorResponse> {
  const row: unknown = isId(id) ? await getTable(strapi).findOne({ where: { documentId: id } }) : null;
  const color = colorFromRow(row);
  if (!color) throw notFound('Deze kleur bestaat niet (meer).');
  return color;
}

// Values derived from the screen value are left out.
const getSnapshot = ({
  id: _id,
  rgb: _rgb,
  hsl: _hsl,
  oklch: _oklch,
  ...own
}: ColorResponse): AuditSnapshot => own;

/** A colour for the audit log; null when it does not exist. */
export async function loadColorSnapshot(strapi: Core.Strapi, id: string): Promise<AuditSnapshot | null> {
  const color = colorFromRow(await getTable(strapi).findOne({ where: { documentId: id } }));
  return color && getSnapshot(color);
}

function refuseTaken(rows: readonly Row[], wanted: string, own?: string): void {
  const isTaken = rows.some((row) => row.documentId !== own && row.token === wanted);
  if (isTaken) throw conflictAt('token', 'Er is al een kleur met deze naam in code.');
}

async function addColor(
  strapi: Core.Strapi,
  rows: readonly Row[],
  input: ColorCreate & { token: string },
): Promise<ColorResponse> {
  if (rows.length >= MOST_COLORS) throw conflict(`Er zijn al ${MOST_COLORS} kleuren, meer past niet.`);
  const position = (rows.at(-1)?.position ?? -1) + 1;
  const { documentId }: Row = await getTable(strapi).create({ data: { ...input, position } });
  const color = await findColor(strapi, documentId);
  await auditChange(strapi, 'color.create', documentId, null, getSnapshot(color));
  return color;
}

export const createColor = (strapi: Core.Strapi, input: ColorCreate): Promise<ColorResponse> =>
  changeColors(strapi, async () => {
    const rows = await findRows(strapi);
    const wanted = input.token ?? makeToken(input.name);
    refuseTaken(rows, wanted);
    return addColor(strapi, rows, { ...input, token: wanted });
  });

async function writeColor(
  strapi: Core.Strapi,
  before: ColorResponse,
  input: ColorUpdate,
): Promise<ColorResponse> {
  const { id } = before;
  await getTable(strapi).update({ where: { documentId: id }, data: input });
  const after = await findColor(strapi, id);
  await auditChange(strapi, 'color.update', id, getSnapshot(before), getSnapshot(after));
  return after;
}

/** Where a colour is used: blocks refer to it by id, their options by its name in code. */
export const findColorUses = (strapi: Core.Strapi, names: readonly string[]): Promise<Usage[]> =>
  // A former colour named 'transparent': in blocks that means no colour.
  getPublished(strapi).colorUsedOn(names.filter((name) => !isReserved(name)));

/** Throws 409 with the usages of a colour while it is in use. */
async function refuseUsed(strapi: Core.Strapi, names: readonly string[], sentence: string): Promise<void> {
  const usedOn = await findColorUses(strapi, names);
  if (usedOn.length > 0) throw conflict(sentence, { used_on: usedOn });
  const { presets } = (await getPublished(strapi).snapshot()).site;
  const preset = presets.find(({ background }) => background !== null && names.includes(background));
  if (preset) throw conflict(`Deze kleur is de achtergrond van het formaat ‘${preset.label}’.`);
}

/** Changes the given fields. A colour in use keeps its name in code, because blocks refer to it. */
export const updateColor = (
  strapi: Core.Strapi,
  id: unknown,
  input: ColorUpdate,
  checkSeen: CheckVersion,
): Promise<ColorResponse> =>
  changeColors(strapi, async () => {
    const before = await findColor(strapi, id);
    checkSeen(before, await findColors(strapi));
    if (input.token !== undefined && input.token !== before.token) {
      refuseTaken(await findRows(strapi), input.token, before.id);
      await refuseUsed(strapi, [before.token], 'Deze kleur is in gebruik onder haar naam in code.');
    }
    return writeColor(strapi, before, input);
  });

async function removeColor(strapi: Core.Strapi, color: ColorResponse): Promise<void> {
  await refuseUsed(strapi, [color.id, color.token], 'Deze kleur is nog in gebruik.');
  await getTable(strapi).delete({ where: { documentId: color.id } });
  await auditChange(strapi, 'color.delete', color.id, getSnapshot(color), null);
}

/** Deletes a colour; throws 409 with `used_on` while a block or one of its options uses it. */
export const deleteColor = (strapi: Core.Strapi, id: unknown): Promise<void> =>
  changeColors(strapi, async () => removeColor(strapi, await findColor(strapi, id)));

/** Puts the colours in an order; those left out follow as they were. Throws 400 for one that does not exist. */
export const orderColors = (strapi: Core.Strapi, siblings: readonly string[]): Promise<void> =>
  changeColors(strapi, async () => {
    const rows = await findRows(strapi);
    const known = new Map(rows.map((row) => [row.documentId, row]));
    const foreign = siblings.findIndex((id) => !known.has(id));
    if (foreign >= 0) throw invalid({ [`siblings.${foreign}`]: ['Deze kleur bestaat niet (meer).'] });
    const ids = [...new Set([...siblings, ...known.keys()])];
    for (const [position, documentId] of ids.entries()) {
      await getTable(strapi).update({ where: { documentId }, data: { position } });
    }
    const getTokens = (order: readonly string[]) => order.map((id) => known.get(id)?.token);
    const before = { order: getTokens([...known.keys()]) };
    await auditChange(strapi, 'color.move', null, before, { order: getTokens(ids) });
  });

/** A name derived from the name in code: midnightBlue becomes Midnight blue. */
export const nameFromToken = (known: string): string => {
  const apart = known.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

const presets = new Map(Object.entries(PALETTE));

/**
 * Replaces the screen values of all colours, by token. Colours that are left out get the default value, or are deleted
 * when they have none.
 */
export const replacePalette = (strapi: Core.Strapi, palette: Record<string, string>): Promise<void> =>
  changeColors(strapi, async () => {
    const wanted = new Map(Object.entries(palette));
    for (const { documentId, token: known } of await findRows(strapi)) {
      const color = await findColor(strapi, documentId);
      const hex = wanted.get(known) ?? presets.get(known);
      if (hex === undefined) await removeColor(strapi, color);
      else if (hex !== color.hex) await writeColor(strapi, color, { hex });
      wanted.delete(known);
    }
    for (const [known, hex] of wanted) {
      const input = { token: known, name: nameFromToken(known), hex, role: 'accent' as const };
      await addColor(strapi, await findRows(strapi), input);
    }
  });
