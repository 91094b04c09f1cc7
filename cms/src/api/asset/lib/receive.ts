import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../config/env';
import { invalid, invalidField, refusedType, PortalError, type FieldErrors } from '../../../http/errors';
import { parseLong, parseLongBody } from '../../../http/parse-input';
import { fileKind } from '../../../storage/file-kind';
import { receiveForm } from '../../../storage/upload/receive-form';
import type { ReceivedFile } from '../../../storage/upload/receive-upload';
import { assetInput, type AssetInput } from '../schemas/asset';
import type { Purpose } from '../../../storage/validation/accepted';
import { checkContent, type CheckedFile } from '../../../storage/validation/check-content';
import { RefusedContent } from '../../../storage/validation/checks';
import type { FileSnapshot } from '../../../storage/stored-file';

/** A temporary file that passed validation. */
export interface AcceptedFile {
  path: string;
  checked: CheckedFile;
  /** What was measured of the upload. */
  sent: FileSnapshot;
}

const LIST = 'files';
const ONE_CAPTIONS = 'Een video heeft één ondertiteling: kies één .vtt of .srt.';

// In a list, the error names both the field and the index.
const throwFileError = (field: string, index: number, message: string): FieldErrors => ({
  [field]: [message],
  ...(field === LIST ? { [`${field}.${index}`]: [message] } : {}),
});

/** Validates the uploaded files; one refused file refuses the whole upload. */
export async function checkFiles(files: readonly ReceivedFile[], purpose: Purpose): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  for (const [index, { field, name, path, sent }] of files.entries()) {
    try {
      accepted.push({ path, sent, checked: await checkContent(path, name, purpose) });
    } catch (error) {
      if (!(error instanceof RefusedContent)) throw error;
      throw new PortalError(error.status, error.message, throwFileError(field, index, error.message));
    }
  }
  const captions = accepted.flatMap(({ checked }, index) => (fileKind(checked) === 'captions' ? index : []));
  if (captions[1] !== undefined) throw invalid(throwFileError(LIST, captions[1], ONE_CAPTIONS));
  return accepted;
}

const SWITCHES: Record<string, boolean> = { true: true, false: false };

/** A value that a form holds as JSON text. */
export function parseFormValue(name: string, text: string, sentence: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(name, sentence);
  }
}

function getValue(name: string, text: string): unknown {
  switch (name) {
    case 'isPrivate':
    case 'decorative':
      if (!Object.hasOwn(SWITCHES, text)) throw invalidField(name, 'Dit moet true of false zijn.');
      return SWITCHES[text];
    case 'settings':
      return parseFormValue(name, text, 'Stuur de instellingen als JSON.');
    case 'focal_point':
      return parseFormValue(name, text, 'Stuur het focuspunt als JSON.');
    case 'tags':
      return parseFormValue(name, text, 'Stuur de labels als JSON.');
    case 'original':
      throw invalidField(name, 'Kies een bestand.');
    default:
      return text;
  }
}

/** The texts of a form by name, each once, as `read` makes them values. */
export function formValues(
  fields: readonly (readonly [string, string])[],
  read: (name: string, text: string) => unknown,
): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, text] of fields) {
    if (values.has(name)) throw invalidField(name, 'Stuur dit veld één keer.');
    if (name === '__proto__') throw invalidField(name, 'Dit veld bestaat niet.');
    values.set(name, read(name, text));
  }
  return Object.fromEntries(values);
}

const MAX_FILES = 50;

/** A write of an asset, as received. */
export interface ReceivedAsset {
  input: AssetInput;
  original: AcceptedFile | null;
  /** Files of a new asset. */
  files: AcceptedFile[];
}

/**
 * Receives a write of an asset, as JSON or as a form with an optional original, and passes it to `use`. The form of a
 * new asset may hold its files too.
 */
export async function receiveAsset<T>(
  strapi: Core.Strapi,
  ctx: Context,
  use: (received: ReceivedAsset) => Promise<T>,
  { isNew = false } = {},
): Promise<T> {
  const schema = assetInput(strapi);
  if (!ctx.is('multipart'))
    return use({ input: await parseLongBody(ctx, schema), original: null, files: [] });
  const allowed = { original: 1, ...(isNew && { [LIST]: MAX_FILES }) };
  return receiveForm(ctx, { files: allowed, maxBytes: getEnv().uploadMaxBytes }, async (received) => {
    const input = await parseLong(schema, formValues(received.fields, getValue));
    const isListed = ({ field }: ReceivedFile): boolean => field === LIST;
    const [original = null] = await checkFiles(
      received.files.filter((file) => !isListed(file)),
      'original',
    );
    return use({ input, original, files: await checkFiles(received.files.filter(isListed), LIST) });
  });
}

/** Receives files in one field of a form without texts, and passes them on. */
async function receiveOnly<T>(
  ctx: Context,
  { field, most, none }: { field: string; most: number; none: string },
  use: (files: AcceptedFile[]) => Promise<T>,
): Promise<T> {
  if (!ctx.is('multipart')) {
    throw refusedType(field, 'Stuur wat je toevoegt als formulier (multipart/form-data).');
  }
  const rules = { files: { [field]: most }, maxBytes: getEnv().uploadMaxBytes };
  return receiveForm(ctx, rules, async ({ fields, files }) => {
    const [unknown] = fields;
    if (unknown) throw invalidField(unknown[0], unknown[0] === field ? none : 'Dit veld bestaat niet.');
    if (files.length === 0) throw invalidField(field, none);
    return use(await checkFiles(files, 'files'));
  });
}

/** Receives files for an asset and passes them to `use`. */
export const receiveFiles = <T>(ctx: Context, use: (files: AcceptedFile[]) => Promise<T>): Promise<T> =>
  receiveOnly(ctx, { field: LIST, most: MAX_FILES, none: 'Kies minstens één bestand.' }, use);

/** Receives a replacement for a file of an asset, in any accepted format, and passes it to `use`. */
export const receiveFile = <T>(ctx: Context, use: (file: AcceptedFile) => Promise<T>): Promise<T> =>
  receiveOnly(ctx, { field: 'file', most: 1, none: 'Kies een bestand.' }, ([file]) => {
    if (!file) throw invalidField('file', 'Kies een bestand.');
    return use(file);
  });
