import { defineRoute } from '../../../http/define-route';
import { FORMATS } from '../formats';
import { tokenQuery } from '../schemas/token';

const types = [...new Set(Object.values(FORMATS).map(({ type }) => type.split(';', 1)[0] ?? type))];

export default {
  routes: [
    defineRoute('GET', '/tokens', 'token.find', {
      access: 'all',
      summary:
        'The colours and type sizes of the house style as design tokens; Content-Location names their version.',
      description:
        'Type sizes come from what every visitor may see. Scripts and style sheets of any site may read it.',
      query: tokenQuery,
      types,
    }),
    defineRoute('GET', '/tokens/v:n', 'token.findVersion', {
      access: 'all',
      summary: 'The same as they were in one version, which never changes.',
      query: tokenQuery,
      types,
    }),
  ],
};
