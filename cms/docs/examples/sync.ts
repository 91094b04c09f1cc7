import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import createClient from 'openapi-fetch';
// Yours: npx openapi-typescript https://huisstijl.example.org/api/v1/openapi.json --output schema.d.ts
import type { components, paths } from '../../../web/src/api/schema.d.ts' with {
  'resolution-mode': 'import',
};

type Asset = components['schemas']['Asset'];

/** Where the last run stopped, and the ETag of each file by its asset and its id. */
interface State {
  next: string | null;
  etags: Record<string, Record<string, string>>;
}

const TYPES = 'asset.created,asset.changed,asset.deleted';

/** Makes a folder hold the files that the owner of a token may download: `{asset}/{file}.{ext}`. Run it again to go on. */
export async function sync(portal: string, token: string, folder: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const api = createClient<paths>({ baseUrl: `${portal}/api/v1`, headers });
  const stateFile = path.join(folder, 'sync.json');
  const text = await readFile(stateFile, 'utf8').catch(() => '{"next":null,"etags":{}}');
  const state: State = JSON.parse(text);

  // Never half a file: it is written aside and then takes its name.
  async function write(name: string, content: string | Buffer): Promise<void> {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(`${name}.part`, content);
    await rename(`${name}.part`, name);
  }

  async function mirror(id: string, asset: Asset | null): Promise<void> {
    const own = path.join(folder, id);
    const known = state.etags[id] ?? {};
    const etags: Record<string, string> = {};
    const all = asset ? [...(asset.original ? [asset.original] : []), ...asset.files] : [];
    const names = new Set<string>();
    for (const file of all.filter(({ kind }) => (kind === 'editable' ? asset?.can.edit : asset?.can.use))) {
      const { response, data } = await api.GET('/files/{id}/download', {
        params: { path: { id: file.id } },
        headers: { 'If-None-Match': known[file.id] ?? '' },
        parseAs: 'arrayBuffer',
      });
      // Taken away since it was listed: an event says so.
      if (response.status === 403 || response.status === 404) continue;
      if (response.status !== 304 && !data) throw new Error(`${file.id}: ${response.status}`);
      if (data) await write(path.join(own, file.id + file.ext), Buffer.from(data));
      names.add(file.id + file.ext);
      etags[file.id] = response.headers.get('ETag') ?? known[file.id] ?? '';
    }
    for (const name of await readdir(own).catch(() => [])) {
      if (!names.has(name)) await rm(path.join(own, name));
    }
    if (asset) state.etags[id] = etags;
    else delete state.etags[id];
    if (names.size === 0) await rm(own, { recursive: true, force: true });
  }

  async function start(): Promise<string> {
    // Before the lists, so that nothing falls in between.
    const { data: now, response } = await api.GET('/events');
    if (!now) throw new Error(`events: ${response.status}`);
    const gone = new Set(
      (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('sync.json')),
    );
    for (let after: string | null | undefined; after !== null;) {
      const { data: list } = await api.GET('/library', { params: { query: { pageSize: 500, after } } });
      if (!list) throw new Error('The library cannot be listed.');
      for (const asset of list.data) {
        gone.delete(asset.id);
        await mirror(asset.id, asset);
      }
      after = list.meta.next;
    }
    for (const id of gone) await mirror(id, null);
    return now.meta.next;
  }

  for (let told = 500; told === 500;) {
    state.next ??= await start();
    const query = { after: state.next, types: TYPES };
    const { data: events, response } = await api.GET('/events', { params: { query } });
    if (!events && response.status !== 410) throw new Error(`events: ${response.status}`);
    for (const id of new Set(events?.data.map(({ subject }) => subject.id))) {
      const { data, response: answer } = await api.GET('/assets/{id}', { params: { path: { id } } });
      if (!data && answer.status !== 404) throw new Error(`${id}: ${answer.status}`);
      await mirror(id, data?.data ?? null);
    }
    // 410: what changed cannot be told any more, so everything is compared again.
    state.next = events?.meta.next ?? null;
    told = events?.data.length ?? 500;
    await write(stateFile, JSON.stringify(state));
  }
}
