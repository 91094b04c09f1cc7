import { defineRoute } from '../../../http/define-route';
import { getData, getList } from '../../../http/schemas/plain';
import {
  apiTokenEntity,
  apiTokenExpiryInput,
  apiTokenInput,
  apiTokenListQuery,
  newApiTokenEntity,
} from '../schemas/api-token';

export default {
  routes: [
    defineRoute('GET', '/admin/api-tokens', 'api-token.list', {
      access: 'admin',
      summary: 'The API tokens with which programs call, the newest first.',
      query: apiTokenListQuery,
      response: getList(apiTokenEntity),
    }),
    defineRoute('POST', '/admin/api-tokens', 'api-token.create', {
      access: 'admin',
      summary: 'Makes an API token. Only this answer holds the token itself.',
      description:
        'It sees what people in its groups see, without groups what visitors see; it is never an administrator. `write-assets` goes beside `read`.',
      body: apiTokenInput,
      example: { name: 'Intranet', scopes: ['read'], groups: ['r2wl9rcvcd5etywdkb45a16e'] },
      response: getData(newApiTokenEntity),
    }),
    defineRoute('PUT', '/admin/api-tokens/:id', 'api-token.update', {
      access: 'admin',
      summary: 'Gives an API token another end, also after it has passed; null for none.',
      body: apiTokenExpiryInput,
      example: { expires_at: '2030-01-31T12:00:00.000Z' },
      response: getData(apiTokenEntity),
    }),
    defineRoute('DELETE', '/admin/api-tokens/:id', 'api-token.delete', {
      access: 'admin',
      summary: 'Revokes an API token: its next request is refused.',
      answers: 'nothing',
    }),
  ],
};
