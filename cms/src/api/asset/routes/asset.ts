import { z } from 'zod';
import { downloadQuery, downloadTokenResponse } from '../../file/downloads';
import { defineRoute } from '../../../http/define-route';
import { assetEntity } from '../../../http/schemas/assets';
import { getContinuedList, getData, getList } from '../../../http/schemas/plain';
import {
  assetBulkInput,
  assetCounts,
  assetCountsQuery,
  assetDetail,
  deletedAssetEntity,
  earlierFileEntity,
  earlierOriginalEntity,
  tagEntity,
  assetInput,
  assetDeleteQuery,
  assetListQuery,
  deletedAssetsQuery,
  earlierQuery,
  libraryOverview,
  libraryQuery,
} from '../schemas/asset';
import { FILES, PICTURES, VIDEOS } from '../../../shared/accepted-kinds';

const input = () => assetInput(strapi);

const ORIGINALS = [...PICTURES, ...VIDEOS].join(', ');
const TAKEN = `Files are of these kinds: ${FILES.join(', ')}. The content decides, not the name.`;

const form = {
  original: 'binary',
  title: 'string',
  description: 'string',
  isPrivate: 'string',
  decorative: 'string',
  settings: 'string',
  focal_point: 'string',
  tags: 'string',
} as const;

export default {
  routes: [
    defineRoute('GET', '/assets', 'asset.list', {
      access: 'user',
      token: 'read',
      summary: 'Assets: all for administrators, for others those that they may view.',
      description: 'The size of an asset is that of its original and its files together.',
      query: assetListQuery,
      response: getContinuedList(assetEntity),
      errors: [403],
    }),
    defineRoute('GET', '/library', 'asset.library', {
      access: 'all',
      summary: 'The assets that the caller may view.',
      query: libraryQuery,
      response: getContinuedList(assetEntity),
    }),
    defineRoute('GET', '/library/overview', 'asset.overview', {
      access: 'all',
      summary: 'The collections of the library with their first assets, and what is fetched most.',
      description: 'Of what the caller may view; of `most` also download.',
      response: getData(libraryOverview),
    }),
    defineRoute('POST', '/assets', 'asset.create', {
      access: 'admin',
      token: 'write-assets',
      summary:
        'Makes an asset. In a form, isPrivate and decorative are true or false; settings, focal_point and tags are JSON text.',
      description: `A form may hold an original (${ORIGINALS}), files, or both; without any, the same as JSON will do. ${TAKEN}`,
      body: input,
      multipart: { ...form, 'files[]': 'binaries' },
      response: getData(assetEntity),
    }),
    defineRoute('GET', '/assets/:id', 'asset.find', {
      access: 'all',
      summary: 'One asset; for administrators with the pages that use it.',
      response: assetDetail,
    }),
    defineRoute('PUT', '/assets/:id', 'asset.update', {
      access: 'admin',
      token: 'write-assets',
      summary: 'Changes an asset; what is left out stays as it is, the original too.',
      description:
        'A new original takes the focal point of the old one away, unless one is sent with it. The old one is kept among `originals`.',
      body: input,
      example: { title: 'Logo', isPrivate: false },
      multipart: form,
      response: getData(assetEntity),
      errors: [412],
    }),
    defineRoute('DELETE', '/assets/:id', 'asset.delete', {
      access: 'admin',
      summary: 'Puts an asset on the deleted list; one that a page uses only with `force=true`.',
      description:
        'There it stays for 30 days, and nobody sees it. With `permanent=true` an asset on that list is removed for good.',
      query: assetDeleteQuery,
      answers: 'nothing',
      errors: [409],
    }),
    defineRoute('POST', '/assets/:id/restore', 'asset.restore', {
      access: 'admin',
      summary: 'Brings an asset of the deleted list back, with its uses.',
      response: getData(assetEntity),
      errors: [409],
    }),
    defineRoute('GET', '/admin/assets/deleted', 'asset.deleted', {
      access: 'admin',
      summary: 'The deleted assets, the last first.',
      query: deletedAssetsQuery,
      response: getList(deletedAssetEntity),
    }),
    defineRoute('GET', '/admin/assets/counts', 'asset.counts', {
      access: 'admin',
      summary: 'How many assets each filter would leave, beside the others that are on.',
      query: assetCountsQuery,
      response: getData(assetCounts),
    }),
    defineRoute('GET', '/admin/assets/tags', 'asset.tags', {
      access: 'admin',
      summary: 'The tags of all assets, by name.',
      response: getData(z.array(tagEntity)),
    }),
    defineRoute('POST', '/admin/assets/bulk', 'asset.bulk', {
      access: 'admin',
      summary: 'Changes many assets: all of them or none.',
      body: assetBulkInput,
      example: { ids: ['r2wl9rcvcd5etywdkb45a16e'], set: { isPrivate: true, tags_add: ['2026'] } },
      response: getData(z.array(assetEntity)),
    }),
    defineRoute('GET', '/assets/:id/originals', 'asset.originals', {
      access: 'admin',
      summary: 'What an asset had as its original before, the newest first.',
      description: 'The last 20 are kept. Their files are for administrators alone.',
      query: earlierQuery,
      response: getList(earlierOriginalEntity),
    }),
    defineRoute('POST', '/assets/:id/originals/:original/restore', 'asset.restoreOriginal', {
      access: 'admin',
      summary:
        'Makes an earlier original the original again, with its focal point; the present one becomes an earlier one.',
      response: getData(assetEntity),
    }),
    defineRoute('POST', '/assets/:id/original/without-place', 'asset.takePlace', {
      access: 'admin',
      summary: 'Takes out of the original photo where it was made; all else of it stays as it is.',
      description:
        'The photo that says it is kept among `originals`. 409 when it does not say it. `carries` of an asset tells.',
      response: getData(assetEntity),
      errors: [409],
    }),
    defineRoute('POST', '/assets/:id/files', 'asset.addFiles', {
      access: 'admin',
      token: 'write-assets',
      summary: 'Adds files to an asset: usable or editable ones, or the captions of its video.',
      description: `${TAKEN} A .vtt or .srt, kept as WebVTT, takes the place of the captions before it. Takes If-Match.`,
      multipart: { 'files[]': 'binaries' },
      response: getData(assetEntity),
      errors: [412],
    }),
    defineRoute('PUT', '/assets/:id/files/:file_id', 'asset.replaceFile', {
      access: 'admin',
      token: 'write-assets',
      summary: 'Replaces a file of an asset, which keeps its id and address; its format may be another.',
      description:
        'The one before is kept among `earlier-files`. 409 when a maintainer also uses the file elsewhere, and the format is another.',
      multipart: { file: 'binary' },
      response: getData(assetEntity),
      errors: [409, 412],
    }),
    defineRoute('GET', '/assets/:id/earlier-files', 'asset.earlierFiles', {
      access: 'admin',
      summary: 'What the files of an asset were before they were replaced, the newest first.',
      description: 'The last 20 of each are kept, as long as the file is there, for administrators alone.',
      query: earlierQuery,
      response: getList(earlierFileEntity),
    }),
    defineRoute('POST', '/assets/:id/earlier-files/:earlier/restore', 'asset.restoreFile', {
      access: 'admin',
      summary: 'Makes a file of an asset what it was; what it is now becomes an earlier one.',
      response: getData(assetEntity),
      errors: [409],
    }),
    defineRoute('DELETE', '/assets/:id/files/:file_id', 'asset.removeFile', {
      access: 'admin',
      summary: 'Takes a file off an asset and removes it, with what it was before.',
      response: getData(assetEntity),
    }),
    defineRoute('GET', '/assets/:id/download', 'asset.download', {
      access: 'all',
      limit: 'download',
      summary: 'The original of an asset, to be saved. Takes Range.',
      query: downloadQuery,
      answers: 'file',
    }),
    defineRoute('POST', '/assets/:id/download', 'asset.downloadToken', {
      access: 'all',
      token: 'read',
      summary: 'A token with which a browser downloads the original by itself, for a minute.',
      response: downloadTokenResponse,
      errors: [403],
    }),
  ],
};
