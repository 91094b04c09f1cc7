import { z } from 'zod';
import { downloadQuery, downloadTokenResponse } from '../../file/downloads';
import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';
import { renditionEntity } from '../../../http/schemas/presets';

export default {
  routes: [
    defineRoute('GET', '/assets/:id/renditions', 'rendition.list', {
      access: 'all',
      summary: 'The formats in which the picture of an asset is worth having, the best first.',
      description: 'For those who may download the asset. No photo is enlarged, and no drawing cut into.',
      response: getData(z.array(renditionEntity)),
      errors: [403],
    }),
    defineRoute('GET', '/assets/:id/renditions/:preset/download', 'rendition.download', {
      access: 'all',
      limit: 'download',
      summary: 'The picture of an asset in a format, to be saved. Drawn at the first request. Takes Range.',
      query: downloadQuery,
      answers: 'file',
      errors: [409],
    }),
    defineRoute('POST', '/assets/:id/renditions/:preset/download', 'rendition.downloadToken', {
      access: 'all',
      token: 'read',
      limit: 'download',
      summary:
        'Draws the picture, and gives a token with which a browser downloads it by itself, for a minute.',
      response: downloadTokenResponse,
      errors: [403, 409],
    }),
  ],
};
