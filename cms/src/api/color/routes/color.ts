import { z } from 'zod';
import { defineRoute } from '../../../http/define-route';
import { colorEntity, contrastEntity } from '../../../http/schemas/colors';
import { getData, getList } from '../../../http/schemas/plain';
import {
  colorCreateInput,
  colorDetail,
  colorListQuery,
  colorMapInput,
  colorUpdateInput,
} from '../schemas/color';

export default {
  routes: [
    defineRoute('GET', '/colors', 'color.list', {
      access: 'all',
      summary: 'The colours of the house style, in their order.',
      query: colorListQuery,
      response: getList(colorEntity),
    }),
    defineRoute('GET', '/colors/contrast', 'color.contrast', {
      access: 'all',
      summary: 'The contrast of each colour on each other, by WCAG 2.2, cut off to two decimals.',
      response: getData(z.array(contrastEntity)),
    }),
    defineRoute('POST', '/colors', 'color.create', {
      access: 'admin',
      summary: 'Adds a colour as the last; without a token it is named in code after its name.',
      description: 'CMYK, PMS, RAL and NCS are kept as sent: they cannot be computed from a screen.',
      body: colorCreateInput,
      example: { name: 'Nachtblauw', hex: '#0b2c5f', role: 'primary', pmsCoated: '2767 C', ral: '5022' },
      response: getData(colorEntity),
      errors: [409],
    }),
    // Before the route of one colour, which would treat this path as an id.
    defineRoute('PUT', '/colors/map', 'color.order', {
      access: 'admin',
      summary: 'Puts the colours in an order; those left out follow as they were.',
      body: colorMapInput,
      response: getData(z.array(colorEntity)),
    }),
    defineRoute('GET', '/colors/:id', 'color.find', {
      access: 'all',
      summary: 'One colour; for administrators with the pages that use it.',
      response: getData(colorDetail),
    }),
    defineRoute('PUT', '/colors/:id', 'color.update', {
      access: 'admin',
      summary: 'Changes the given fields of a colour; 409 for another token while blocks use it.',
      body: colorUpdateInput,
      response: getData(colorEntity),
      errors: [409, 412],
    }),
    defineRoute('DELETE', '/colors/:id', 'color.delete', {
      access: 'admin',
      summary: 'Deletes a colour; 409 with `used_on` while a block or an option uses it.',
      answers: 'nothing',
      errors: [409],
    }),
  ],
};
