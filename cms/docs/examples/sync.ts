import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import { z } from 'zod';
// Yours: npx openapi-typescript https://huisstijl.example.org/api/v1/openapi.json --output schema.d.ts
import type { paths } from '../../../web/src/api/schema.d.ts' with { 'resolution-mode': 'import' };

/** Where the last run stopped, and the ETag of each file by its asset and its name. */
const stored = z.object({
  next: z.string().nullable(),
  etags: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Calls again when a busy portal says so. */
async function patiently(request: Request): Promise<Response> {
  for (;;) {
    const response = await fetch(request.clone());
    if (response.status !== 429) return response;
    await wait(1000 * Number(response.headers.get('Retry-After')));
  }
}

/** Never writes half a file: it takes its name when it is whole. */
async function write(name: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  await writeFile(`${name}.part`, content);
  await rename(`${name}.part`, name);
}

const ABANDONED_MS = 60_000;

/** Keeps a second run out of a folder, until it is released. A run that was killed keeps others out for a minute. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const name = path.join(folder, 'sync.lock');
  await mkdir(folder, { recursive: true });
  const { mtimeMs } = await stat(name).catch(() => ({ mtimeMs: 0 }));
  if (Date.now() - mtimeMs > ABANDONED_MS) await rm(name, { force: true });
  await writeFile(name, '', { flag: 'wx' }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isTaken ? new Error(`Another run is at work in ${folder}.`) : error;
  });
  const touching = setInterval(() => {
    utimes(name, new Date(), new Date()).catch(() => undefined);
  }, ABANDONED_MS / 4);
  return async () => {
    clearInterval(touching);
    await rm(name, { force: true });
  };
}

/** Makes a folder hold the files that the owner of a token may download: `assets/{asset}/{file}.{ext}`. Run it again to go on. */
export async function sync(portal: string, token: string, folder: string): Promise<void> {
  const release = await lock(folder);
  try {
    await mirrorAll(portal, token, folder);
  } finally {
    await release();
  }
}

async function mirrorAll(portal: string, token: string, folder: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const api = createClient<paths>({ baseUrl: `${portal}/api/v1`, headers, fetch: patiently });
  const stateFile = path.join(folder, 'sync.json');
  const assets = path.join(folder, 'assets');
  const text = await readFile(stateFile, 'utf8').catch(() => '{"next":null,"etags":{}}');
  const state = stored.parse(JSON.parse(text));

  async function mirror(id: string): Promise<void> {
    const { data, response } = await api.GET('/assets/{id}', { params: { path: { id } } });
    if (!data && response.status !== 404) throw new Error(`Asset ${id}: ${response.status}`);
    const { original = null, files = [], can } = data?.data ?? {};
    const etags: Record<string, string> = {};
    for (const file of [original, ...files]) {
      if (!file || !(file.kind === 'editable' ? can?.edit : can?.use)) continue;
      const name = file.id + file.ext;
      const known = state.etags[id]?.[name] ?? '';
      const params = { path: { id: file.id }, header: { 'If-None-Match': known } };
      const answer = await api.GET('/files/{id}/download', { params, parseAs: 'arrayBuffer' });
      const { status } = answer.response;
      // Taken away since: an event says so.
      if (status === 403 || status === 404) continue;
      if (!answer.data && status !== 304) throw new Error(`File ${file.id}: ${status}`);
      if (answer.data) await write(path.join(assets, id, name), Buffer.from(answer.data));
      etags[name] = answer.response.headers.get('ETag') ?? known;
    }
    for (const name of await readdir(path.join(assets, id)).catch(() => [])) {
      if (!(name in etags)) await rm(path.join(assets, id, name));
    }
    state.etags[id] = etags;
    await write(stateFile, JSON.stringify(state));
  }

  /** What is there now, or was, and the place to go on from: asked first, so that nothing falls in between. */
  async function findAll() {
    const { data: now } = await api.GET('/events');
    const ids = new Set(await readdir(assets).catch(() => []));
    for (let after: string | null | undefined; after !== null;) {
      const { data } = await api.GET('/library', { params: { query: { pageSize: 500, after } } });
      if (!now || !data) throw new Error('The portal does not list what it has.');
      for (const { id } of data.data) ids.add(id);
      after = data.meta.next;
    }
    return { ids, next: now?.meta.next ?? null };
  }

  /** What changed since; null when that cannot be said any more. */
  async function findChanged(after: string) {
    const query = { after, types: 'asset.created,asset.changed,asset.deleted' };
    const { data, response } = await api.GET('/events', { params: { query } });
    if (!data && response.status !== 410) throw new Error(`Events: ${response.status}`);
    return data ? { ids: new Set(data.data.map(({ subject }) => subject.id)), next: data.meta.next } : null;
  }

  for (let isDone = false; !isDone;) {
    const changed = (state.next === null ? null : await findChanged(state.next)) ?? (await findAll());
    for (const id of changed.ids) await mirror(id);
    state.next = changed.next;
    await write(stateFile, JSON.stringify(state));
    isDone = changed.ids.size === 0;
  }
}
