import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Row } from '../hostile/rows';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { ask, expectHealthy, expectTight, type Reply } from './hostile';
import { PASSWORD, getPeople } from './people';
import { ADMIN, startPortal } from './portal';
import type { Data, PageBody } from './wire';

const WATCHED = ['/admin/pages/vast', '/admin/pages/map', '/groups', '/users', '/assets', '/site'];

/** A portal that holds one of each, and what is sent to it. */
export type HostilePortal = Awaited<ReturnType<typeof hostilePortal>>;

/** Boots a portal with a page, an asset, a group and a user that rows can name. */
export async function hostilePortal() {
  const portal = await startPortal();
  const admin = await portal.admin();
  const getToken = async (email: string, password: string): Promise<string> =>
    (await portal.api.post<{ access_token: string }>('/auth/login', { email, password })).body.access_token;

  const group = (await admin.post<Data<{ id: string }>>('/groups', { name: 'Vast', permissions: ['view'] }))
    .body;
  const user = await getPeople(admin).make({ groups: [group.data.id] });
  const asset = await makeAsset(admin, await samples.png(40, 20), [samples.txt()]);
  const make = async (title: string, more: object = {}): Promise<PageBody> =>
    (await admin.post<Data<PageBody>>('/pages', { title, groups: [group.data.id], ...more })).body.data;
  const page = await make('Vast', { blocks: [{ type: 'asset', id: 20000000, asset: asset.id }] });
  const child = await make('Kind', { parent_id: page.id });
  const known: Record<string, string> = {
    page: page.id,
    child: child.id,
    asset: asset.id,
    group: group.data.id,
    user: user.id,
    email: user.email,
    file: asset.files[0]?.id ?? '',
    token: await getToken(user.email, PASSWORD),
  };
  const tokens = {
    admin: await getToken(ADMIN.email, ADMIN.password),
    user: known.token,
    anonymous: undefined,
  };

  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  const filledIn = <T>(value: T): T =>
    value === undefined ? value : JSON.parse(filled(JSON.stringify(value)));

  // Addresses of previews end by themselves.
  const getState = (): Promise<unknown[]> =>
    Promise.all(
      WATCHED.map(async (address) => {
        const { status, bytes } = await admin.get(address);
        // Previews are signed anew, and the text of a file is read meanwhile.
        return [status, bytes.toString('utf8').replace(/"preview":\{[^}]*\}|"text":"(waiting|ready)"/g, '')];
      }),
    );
  const before = await getState();
  const isWell = () => expectHealthy(portal);

  return {
    ...portal,
    known,
    admin,
    isWell,
    filledIn,

    /** Sends a row; its answer reveals nothing that it should not, and the portal is well afterwards. */
    async send({ as = 'admin', call, headers, json, raw }: Row): Promise<Reply> {
      const [method = '', ...rest] = call.split(' ');
      const own = as === 'anonymous' ? null : { Authorization: `Bearer ${tokens[as]}` };
      const reply = await ask(portal.url, {
        method,
        path: `/api/v1${filled(rest.join(' '))}`,
        headers: { ...own, ...filledIn(headers) },
        json: filledIn(json),
        raw,
      });
      expectTight(reply);
      await isWell();
      return reply;
    },

    /** Fails when something is no longer as it was at first. */
    async isUnchanged(): Promise<void> {
      expect(await getState()).toEqual(before);
    },

    /** Fails when a mail leads elsewhere than to the portal, or when none was sent at all. */
    async mailsAreOurs(): Promise<void> {
      const folder = path.join(portal.dataDir, 'mail');
      await expect.poll(() => existsSync(folder) && readdirSync(folder).length).toBeGreaterThan(0);
      for (const name of readdirSync(folder))
        expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/kwaad/);
    },
  };
}
