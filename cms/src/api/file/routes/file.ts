import { downloadQuery, downloadTokenResponse } from '../downloads';
import { defineRoute } from '../../../http/define-route';

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/files/:id/download',
      handler: 'file.download',
      access: 'all',
      limit: 'download',
      summary: 'A file of an asset, to be saved. Takes Range.',
      query: downloadQuery,
      answers: 'file',
    }),
    defineRoute({
      method: 'POST',
      path: '/files/:id/download',
      handler: 'file.downloadToken',
      access: 'all',
      token: 'read',
      summary: 'A token with which a browser downloads the file by itself, for a minute.',
      response: downloadTokenResponse,
      errors: [403],
    }),
  ],
};
