import { defineRoute } from '../../../http/define-route';
import { z } from 'zod';

export default {
  routes: [
    defineRoute({
      method: 'GET',
      path: '/openapi.json',
      handler: 'openapi.find',
      access: 'all',
      summary: 'This document.',
      response: z.record(z.string(), z.unknown()),
    }),
  ],
};
