import type { Core } from '@strapi/strapi';
import { auditChange, type AuditSnapshot } from '../../../audit';
import { withLock } from '../../../database/locks';
import { conflictAt, notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import type { CheckVersion } from '../../../http/versions';
import { listTable, type ListResponse, type SortedQuery } from '../../../http/lists';
import { splitWords, SYNONYM } from '../../../search/query/synonyms';
import { nameOrder } from '../../../utils/dutch-order';
import { getTwinKey } from '../../../shared/invisible';
import type { SynonymResponse, SynonymInput } from '../schemas/synonym';

interface Row {
  id: number;
  documentId: string;
  words: string;
}

const SORTS = { words: nameOrder('words') };

const getTable = (strapi: Core.Strapi) => strapi.db.query(SYNONYM);

const present = ({ documentId, words }: Row): SynonymResponse => ({
  id: documentId,
  words: splitWords(words),
});

const toColumns = ({ words }: SynonymInput) => ({ words: words.join(', ') });

async function find(strapi: Core.Strapi, id: unknown): Promise<Row> {
  const row: Row | null = isId(id) ? await getTable(strapi).findOne({ where: { documentId: id } }) : null;
  if (!row) throw notFound('Dit synoniem bestaat niet (meer).');
  return row;
}

/** One list of synonyms; throws 404. */
export const findSynonym = async (strapi: Core.Strapi, id: unknown): Promise<SynonymResponse> =>
  present(await find(strapi, id));

/** A list of synonyms for the audit log; null when it does not exist. */
export async function loadSynonymSnapshot(strapi: Core.Strapi, id: string): Promise<AuditSnapshot | null> {
  const row: Row | null = await getTable(strapi).findOne({ where: { documentId: id } });
  return row && toColumns(present(row));
}

/** One page of the lists of synonyms, by their first word. */
export function listSynonyms(
  strapi: Core.Strapi,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<ListResponse<SynonymResponse>> {
  return listTable(strapi, query, {
    uid: SYNONYM,
    searchable: 'words',
    sorts: SORTS,
    usual: 'words:asc',
    present: (rows: Row[]) => rows.map(present),
  });
}

/** Runs changes of synonyms one at a time. */
export const changeSynonyms = <T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'synonyms' }, work);

const getListKey = (words: readonly string[]): string => JSON.stringify(words.map(getTwinKey).sort());

/** Throws 409 when another list has the same words. */
export async function refuseDuplicate(
  strapi: Core.Strapi,
  words: readonly string[],
  own: string | null,
): Promise<void> {
  const rows: Row[] = await getTable(strapi).findMany();
  const key = getListKey(words);
  const isTaken = rows.some((row) => row.documentId !== own && getListKey(splitWords(row.words)) === key);
  if (isTaken) throw conflictAt('words', 'Deze woorden staan er al als synoniemen.');
}

export const createSynonym = (strapi: Core.Strapi, input: SynonymInput): Promise<SynonymResponse> =>
  changeSynonyms(strapi, async () => {
    await refuseDuplicate(strapi, input.words, null);
    const row: Row = await getTable(strapi).create({ data: toColumns(input) });
    await auditChange(strapi, 'synonym.create', row.documentId, null, toColumns(input));
    return present(row);
  });

export const updateSynonym = (
  strapi: Core.Strapi,
  id: unknown,
  input: SynonymInput,
  checkSeen: CheckVersion,
): Promise<SynonymResponse> =>
  changeSynonyms(strapi, async () => {
    const before = await find(strapi, id);
    const { documentId } = before;
    checkSeen(present(before));
    await refuseDuplicate(strapi, input.words, documentId);
    const after: Row = await getTable(strapi).update({ where: { documentId }, data: toColumns(input) });
    await auditChange(strapi, 'synonym.update', documentId, { words: before.words }, { words: after.words });
    return present(after);
  });

export const deleteSynonym = async (strapi: Core.Strapi, id: unknown): Promise<void> =>
  await strapi.db.transaction(async () => {
    const { documentId, words } = await find(strapi, id);
    await getTable(strapi).delete({ where: { documentId } });
    await auditChange(strapi, 'synonym.delete', documentId, { words }, null);
  });

/** Words that mean the same in any house style guide. */
const DEFAULT_SYNONYMS = [
  'lettertype, font, letter, typografie',
  'huisdrukker, drukker, drukkerij, drukwerk',
  'powerpoint, presentatie, slides, dia',
  'sjabloon, template, format',
  'logo, beeldmerk, woordmerk',
  'afkorting, afkorten',
  'schrijfwijze, schrijfstijl, tone of voice, spelling',
  'foto, afbeelding, beeld, plaatje',
  'folder, brochure, flyer',
  'visitekaartje, naamkaartje',
  'bord, bewegwijzering, route',
  'pictogram, icoon, icon',
  'e-mail, mail, handtekening',
];

/** Creates the default synonyms, once; deleted ones do not come back. */
export async function ensureSynonyms(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'search' });
  if (await store.get({ key: 'has-usual-synonyms' })) return;
  for (const words of DEFAULT_SYNONYMS) await getTable(strapi).create({ data: { words } });
  await store.set({ key: 'has-usual-synonyms', value: true });
}
