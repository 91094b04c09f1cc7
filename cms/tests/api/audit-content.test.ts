import { describe, expect, test } from 'vitest';
import { publishDue } from '../../src/api/page/lib/writes/publish-due';
import * as samples from '../samples/files';
import { makeAsset, removeAsset } from '../samples/sending';
import { getActions, getLast, getLines } from '../support/audit';
import { PASSWORD } from '../support/people';
import type { Data, PageBody } from '../support/wire';
import { admin, groups, me, people, portal, setUpPortal } from '../support/shared-portal';

setUpPortal();

const actions = (subject: string) => getActions(admin, subject);
const NOW = '2026-01-02T03:04:05.000Z';
const make = async (body: object): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', body)).body.data;

describe('pages', () => {
  test('drafts and publications, with who may see what before and after', async () => {
    const block = { type: 'text', title: 'Kop' };
    const page = await make({ title: 'Logo', groups, blocks: [block], published_at: NOW });
    const [{ id: blockId } = { id: 0 }] = page.blocks;
    const kept = [{ ...block, id: blockId, isPrivate: true, groups: [groups[0]] }];
    await admin.put(`/pages/${page.id}`, { is_public: true, blocks: kept });
    const saved = await getLast(admin, { subject: page.id });
    const rights = {
      before: {
        is_public: false,
        [`blocks.${blockId}`]: { type: 'text', isPrivate: false, groups: [...groups].sort() },
      },
      after: {
        is_public: true,
        [`blocks.${blockId}`]: { type: 'text', isPrivate: true, groups: [groups[0]] },
      },
    };
    expect(saved).toMatchObject({ action: 'page.update', actor: me, subject: page.id });
    expect(saved.details).toEqual({ version: 2, contentChanged: true, ...rights });
    await admin.put(`/pages/${page.id}`, { published_at: NOW });
    const published = await getLast(admin, { subject: page.id, action: 'page.publish' });
    expect(published.details).toMatchObject({ published_at: NOW, ...rights });
    await admin.put(`/pages/${page.id}`, { published_at: null });
    const made = ['page.create', 'page.publish', 'page.update', 'page.update', 'page.publish'];
    expect(await actions(page.id)).toEqual([...made, 'page.update', 'page.unpublish']);
  });

  test('a schedule, which goes live in the name of who made it', async () => {
    const page = await make({ title: 'Later', is_public: true });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await admin.put(`/pages/${page.id}`, { published_at: at });
    expect(await getLast(admin, { subject: page.id })).toMatchObject({
      action: 'page.schedule',
      details: { scheduled_at: at, after: { is_public: true } },
    });
    await portal.strapi.db.connection('pages').where({ document_id: page.id }).update({
      scheduled_at: new Date(),
    });
    await publishDue(portal.strapi);
    const live = await getLast(admin, { subject: page.id, action: 'page.publish' });
    expect(live).toMatchObject({ actor: me, ip: null, details: { scheduled: true } });
    expect(await actions(page.id)).toEqual(['page.create', 'page.update', 'page.schedule', 'page.publish']);
  });

  test('their place, their deletion with children, their return and their end', async () => {
    const parent = await make({ title: 'Boven' });
    const child = await make({ title: 'Onder' });
    const move = { id: child.id, parent_id: parent.id, siblings: [child.id] };
    await admin.put(`/pages/${child.id}/map`, move);
    const moved = await getLast(admin, { subject: child.id });
    expect(moved).toMatchObject({ action: 'page.move', details: { after: { parent_id: parent.id } } });
    await admin.delete(`/pages/${parent.id}`);
    await admin.post(`/pages/${parent.id}/restore`);
    await admin.delete(`/pages/${parent.id}`);
    await admin.delete(`/pages/${parent.id}?permanent=true`);
    const gone = ['page.delete', 'page.restore', 'page.delete'];
    expect(await actions(parent.id)).toEqual(['page.create', ...gone, 'page.remove']);
    expect(await actions(child.id)).toEqual(['page.create', 'page.move', ...gone]);
    const removed = await getLast(admin, { subject: parent.id });
    expect(removed.details).toEqual({ slug: parent.slug, title: 'Boven' });
    const { details } = await getLast(admin, { subject: child.id });
    expect(details).toEqual({ slug: child.slug, title: 'Onder', with: parent.id });
  });

  test('nothing of what is refused', async () => {
    const page = await make({ title: 'Blijft' });
    await admin.put(`/pages/${page.id}`, { title: 'Anders' }, { 'If-Match': '"7"' });
    await admin.put(`/pages/${page.id}`, { groups: ['bestaatniet'] });
    expect(await actions(page.id)).toEqual(['page.create']);
  });
});

describe('assets', () => {
  test('and their files', async () => {
    const asset = await makeAsset(admin, await samples.png(), [samples.docx(), samples.eps()]);
    const [docx] = asset.files;
    await admin.put(`/assets/${asset.id}`, { isPrivate: true });
    const updated = await getLast(admin, { subject: asset.id });
    expect(updated).toMatchObject({ action: 'asset.update', actor: me });
    expect(updated.details).toEqual({ before: { isPrivate: false }, after: { isPrivate: true } });
    await admin.delete(`/assets/${asset.id}/files/${docx?.id ?? ''}`);
    await admin.delete(`/assets/${asset.id}`);
    expect(await actions(docx?.id ?? '')).toEqual(['file.add', 'file.delete']);
    const file = await getLast(admin, { subject: docx?.id ?? '' });
    expect(file.details).toEqual({ asset: asset.id, name: docx?.name });
    expect(await actions(asset.id)).toEqual(['asset.create', 'asset.update', 'asset.delete']);
  });

  test('one without a title goes by its file, while it is there and afterwards', async () => {
    const picture = await samples.png();
    const { id: subject } = await makeAsset(admin, picture);
    const readNames = async () =>
      (await getLines(admin, { subject, names: 'true' })).map((line) => line.subject_name);
    await admin.put(`/assets/${subject}`, { isPrivate: true });
    expect(await readNames()).toEqual([picture.name, picture.name]);
    await removeAsset(admin, subject);
    expect((await readNames()).at(-1)).toBe(picture.name);
  });

  test('each download once: whole, in pieces, by a link, by nobody in particular', async () => {
    const asset = await makeAsset(admin, await samples.png(), [samples.docx()]);
    const shown = { type: 'asset', asset: asset.id };
    await make({ title: 'Te zien', is_public: true, published_at: NOW, blocks: [shown] });
    const user = await people.make();
    const session = await portal.api.as(user.email, PASSWORD);
    const path = `/assets/${asset.id}/download`;
    const downloads = () => getLines(admin, { subject: asset.id, action: 'asset.download' });

    const { headers } = await session.get(path);
    await session.get(path, { 'If-None-Match': headers.get('etag') ?? '' });
    for (const Range of ['bytes=5-9', 'bytes=10-']) await session.get(path, { Range });
    const [whole, ...others] = await downloads();
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ actor: { id: user.id, name: user.name }, ip: '127.0.0.1' });
    expect(whole?.details).toMatchObject({ file: { id: asset.original?.id }, right: 'use' });

    await session.send('HEAD', path);
    await session.send('HEAD', path);
    const [head, ...before] = await downloads();
    expect(before).toEqual([whole]);
    expect(head).toMatchObject({ actor: { id: user.id }, details: { method: 'HEAD' } });
    expect(whole?.details).not.toHaveProperty('method');

    await portal.api.get(path, { Range: 'bytes=1-' });
    expect((await downloads()).map(({ actor }) => actor?.id ?? null)).toEqual([null, user.id, user.id]);

    const link = await session.post<Data<{ token: string }>>(path);
    await portal.api.get(`${path}?token=${link.body.data.token}`, { Range: 'bytes=0-9' });
    expect(await downloads()).toHaveLength(4);
    expect((await downloads())[0]).toMatchObject({ actor: { id: user.id }, details: { byLink: true } });

    const [file] = asset.files;
    await session.send('HEAD', `/files/${file?.id ?? ''}/download`);
    await session.get(`/files/${file?.id ?? ''}/download`, { Range: 'bytes=1-' });
    const lines = await getLines(admin, { subject: file?.id ?? '', action: 'file.download' });
    expect(lines.map(({ details }) => details.method)).toEqual([undefined, 'HEAD']);
    await session.get(`/files/${file?.id ?? ''}/download`);
    const [line] = await getLines(admin, { subject: file?.id ?? '', action: 'file.download' });
    expect(line?.details.assets).toEqual([{ id: asset.id, title: asset.title }]);
  });

  test('no line for what is only read', async () => {
    const before = await getLines(admin);
    for (const path of ['/assets', '/pages/map', '/admin/users', '/groups', '/site', '/admin/audit']) {
      expect((await admin.get(path)).status).toBe(200);
    }
    expect(await getLines(admin)).toEqual(before);
  });
});
