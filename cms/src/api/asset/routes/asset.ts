import { downloadQuery, downloadTokenAnswer } from '../../file/downloads';
import { defineRoute } from '../../../http/define-route';
import { listQuery } from '../../../http/lists';
import { assetEntity } from '../../../http/schemas/assets';
import { getData, getList } from '../../../http/schemas/plain';
import {
  assetDetail,
  earlierOriginalEntity,
  assetInput,
  assetDeleteQuery,
  assetListQuery,
  libraryQuery,
} from '../schemas/asset';

const input = () => assetInput(strapi);
const form = {
  original: 'binary',
  title: 'string',
  description: 'string',
  isPrivate: 'string',
  decorative: 'string',
  settings: 'string',
  focal_point: 'string',
} as const;

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/assets',
      handler: 'asset.list',
      access: 'user',
      summary: 'Assets: all for administrators, for others those that they may view.',
      description:
        'Sorts by id, title, description, isPrivate, size (of the original and the files together), created_at and updated_at.',
      query: assetListQuery,
      response: getList(assetEntity),
      errors: [403],
    }),
    defineRoute({
      method: 'GET',
      path: '/library',
      handler: 'asset.library',
      access: 'all',
      summary: 'The assets that the caller may view.',
      query: libraryQuery,
      response: getList(assetEntity),
    }),
    defineRoute({
      method: 'POST',
      path: '/assets',
      handler: 'asset.create',
      access: 'admin',
      summary:
        'Makes an asset. In a form, isPrivate and decorative are true or false; settings and focal_point are JSON text.',
      body: input,
      multipart: form,
      response: getData(assetEntity),
    }),
    defineRoute({
      method: 'GET',
      path: '/assets/:id',
      handler: 'asset.find',
      access: 'all',
      summary: 'One asset; for administrators with the pages that use it.',
      response: getData(assetDetail),
    }),
    defineRoute({
      method: 'PUT',
      path: '/assets/:id',
      handler: 'asset.update',
      access: 'admin',
      summary: 'Changes an asset; what is left out stays as it is, the original too.',
      description:
        'A new original takes the focal point of the old one away, unless one is sent with it. The old one is kept among `originals`.',
      body: input,
      example: { title: 'Logo', isPrivate: false },
      multipart: form,
      response: getData(assetEntity),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/assets/:id',
      handler: 'asset.delete',
      access: 'admin',
      summary: 'Removes an asset; one that a page uses only with `force=true`.',
      query: assetDeleteQuery,
      answers: 'nothing',
      errors: [409],
    }),
    defineRoute({
      method: 'GET',
      path: '/assets/:id/originals',
      handler: 'asset.originals',
      access: 'admin',
      summary: 'What an asset had as its original before, the newest first.',
      description: 'The last 20 are kept. Their files are for administrators alone.',
      query: listQuery,
      response: getList(earlierOriginalEntity),
    }),
    defineRoute({
      method: 'POST',
      path: '/assets/:id/originals/:original/restore',
      handler: 'asset.restoreOriginal',
      access: 'admin',
      summary:
        'Makes an earlier original the original again, with its focal point; the present one becomes an earlier one.',
      response: getData(assetEntity),
    }),
    defineRoute({
      method: 'POST',
      path: '/assets/:id/files',
      handler: 'asset.addFiles',
      access: 'admin',
      summary: 'Adds files to an asset: usable or editable ones.',
      multipart: { 'files[]': 'binaries' },
      response: getData(assetEntity),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/assets/:id/files/:file_id',
      handler: 'asset.removeFile',
      access: 'admin',
      summary: 'Takes a file off an asset and removes it.',
      response: getData(assetEntity),
    }),
    defineRoute({
      method: 'GET',
      path: '/assets/:id/download',
      handler: 'asset.download',
      access: 'all',
      limit: 'download',
      summary: 'The original of an asset, to be saved. Takes Range.',
      query: downloadQuery,
      answers: 'file',
    }),
    defineRoute({
      method: 'POST',
      path: '/assets/:id/download',
      handler: 'asset.downloadToken',
      access: 'all',
      summary: 'A token with which a browser downloads the original by itself, for a minute.',
      response: downloadTokenAnswer,
      errors: [403],
    }),
  ],
};
