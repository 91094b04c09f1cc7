import { defineRoute } from '../../../http/define-route';
import { getData, getList } from '../../../http/schemas/plain';
import { presetEntity } from '../../../http/schemas/presets';
import { presetCreateInput, presetListQuery, presetUpdateInput } from '../schemas/preset';

export default {
  routes: [
    defineRoute('GET', '/presets', 'preset.list', {
      access: 'all',
      summary: 'The formats in which pictures can be downloaded, the oldest first.',
      query: presetListQuery,
      response: getList(presetEntity),
    }),
    defineRoute('GET', '/presets/:id', 'preset.find', {
      access: 'all',
      summary: 'One format.',
      response: getData(presetEntity),
    }),
    defineRoute('POST', '/presets', 'preset.create', {
      access: 'admin',
      summary: 'Adds a format; what is left out follows from the picture.',
      description: 'To cover a size takes both a width and a height. A background is the token of a colour.',
      body: presetCreateInput,
      example: { label: 'Nieuwsbrief', format: 'jpg', width: 1200, height: 600, fit: 'cover' },
      response: getData(presetEntity),
      errors: [409],
    }),
    defineRoute('PUT', '/presets/:id', 'preset.update', {
      access: 'admin',
      summary: 'Changes the given fields of a format; pictures are drawn anew when they are asked for.',
      body: presetUpdateInput,
      response: getData(presetEntity),
      errors: [409, 412],
    }),
    defineRoute('DELETE', '/presets/:id', 'preset.delete', {
      access: 'admin',
      summary: 'Deletes a format.',
      answers: 'nothing',
    }),
  ],
};
