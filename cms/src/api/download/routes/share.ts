import { defineRoute } from '../../../http/define-route';
import { getData, getList } from '../../../http/schemas/plain';
import { openInput, openShareEntity, shareEntity, shareInput, shareListQuery } from '../schemas/share';

export default {
  routes: [
    defineRoute('GET', '/shares', 'share.find', {
      access: 'user',
      summary: "The caller's own share links, those of everybody for administrators; the newest first.",
      query: shareListQuery,
      response: getList(shareEntity),
    }),
    defineRoute('POST', '/shares', 'share.create', {
      access: 'user',
      summary: 'Makes an address at which people without an account fetch files.',
      body: shareInput,
      response: getData(shareEntity),
      errors: [403],
    }),
    defineRoute('DELETE', '/shares/:id', 'share.delete', {
      access: 'user',
      summary: 'Ends a share link at once.',
      answers: 'nothing',
    }),
    defineRoute('POST', '/shares/:token/open', 'share.open', {
      access: 'all',
      limit: 'share-open',
      summary: 'What a share link holds, with the address of its zip.',
      description:
        'Opened again on the same day it gives the same zip. After too many wrong passwords: 429 for whoever guesses.',
      body: openInput,
      response: getData(openShareEntity),
      errors: [401, 404, 410],
    }),
  ],
};
