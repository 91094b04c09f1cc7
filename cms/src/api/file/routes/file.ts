import { downloadQuery, downloadTokenResponse } from '../downloads';
import { defineRoute } from '../../../http/define-route';

export default {
  routes: [
    defineRoute('GET', '/files/:id/download', 'file.download', {
      access: 'all',
      limit: 'download',
      summary: 'A file of an asset, to be saved. Takes Range.',
      query: downloadQuery,
      answers: 'file',
    }),
    defineRoute('POST', '/files/:id/download', 'file.downloadToken', {
      access: 'all',
      token: 'read',
      summary: 'A token with which a browser downloads the file by itself, for a minute.',
      response: downloadTokenResponse,
      errors: [403],
    }),
  ],
};
