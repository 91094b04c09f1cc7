import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';
import { downloadEntity, downloadInput } from '../schemas/download';

export default {
  routes: [
    defineRoute('POST', '/downloads', 'download.create', {
      access: 'all',
      token: 'read',
      limit: 'zip',
      summary: 'Makes a zip of files that the caller may have, to be fetched for a day.',
      description: 'The same list, asked for again by the same caller on the same day, gives the same zip.',
      body: downloadInput,
      bodyBytes: 64 * 1024,
      response: getData(downloadEntity),
      errors: [403, 413],
    }),
    defineRoute('GET', '/downloads/:id', 'download.fetch', {
      access: 'all',
      limit: 'download',
      summary: 'The zip, for whoever has its id. Takes Range and If-Range.',
      description:
        'The rights of its maker are checked at every request: 410 when a file was changed or taken away, or is not theirs to have any more.',
      answers: 'file',
      errors: [404, 410],
    }),
  ],
};
