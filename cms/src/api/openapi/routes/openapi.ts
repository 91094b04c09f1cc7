import { z } from 'zod';
import { defineRoute } from '../../../http/define-route';
import { getData } from '../../../http/schemas/plain';
import { startEntity } from '../schemas/start';

export default {
  routes: [
    defineRoute('GET', '/', 'openapi.start', {
      access: 'all',
      summary: 'Where to begin: the version of the API and the addresses of its descriptions.',
      response: getData(startEntity),
    }),
    defineRoute('GET', '/openapi.json', 'openapi.find', {
      access: 'all',
      summary: 'This document.',
      response: z.record(z.string(), z.unknown()),
    }),
  ],
};
