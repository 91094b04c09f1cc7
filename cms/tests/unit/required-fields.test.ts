import { expect, test } from 'vitest';
import { type Models, requireOnlyOpen } from '../../src/plugins/portal/server/forms/required-fields';

const word = { type: 'string', required: true };
const part = (component: string) => ({ type: 'component', component, required: true });

const MODELS: Models = {
  contentTypes: [
    { uid: 'page', attributes: { title: word, open: word, settings: part('settings') } },
    { uid: 'other', attributes: { name: word, settings: part('settings'), button: part('button') } },
  ],
  components: [
    { uid: 'settings', attributes: { color: word, frame: part('frame') } },
    { uid: 'frame', attributes: { width: word } },
    { uid: 'button', attributes: { label: word } },
  ],
};

const getRequired = (fields: string[]) => {
  const { contentTypes, components } = requireOnlyOpen(MODELS, (uid, field) =>
    fields.includes(`${uid}:${field}`),
  );
  return [...contentTypes, ...components].flatMap(({ uid, attributes }) =>
    Object.entries(attributes).flatMap(([name, { required }]) => (required ? [`${uid}:${name}`] : [])),
  );
};

const COMPONENTS = ['settings:color', 'settings:frame', 'frame:width', 'button:label'];

test.each([
  {
    role: 'sees all of a type',
    fields: ['page:title', 'page:open', 'page:settings.color', 'page:settings.frame.width'],
    types: ['page:title', 'page:open', 'page:settings'],
    parts: COMPONENTS,
  },
  { role: 'sees one field', fields: ['page:title'], types: ['page:title'], parts: COMPONENTS },
  {
    role: 'sees part of a component',
    fields: ['page:title', 'page:settings.frame.width'],
    types: ['page:title', 'page:settings'],
    parts: COMPONENTS.filter((name) => name !== 'settings:color'),
  },
  {
    role: 'sees a component in one type and part of it in another',
    fields: ['page:settings.color', 'page:settings.frame.width', 'other:settings.color'],
    types: ['page:settings', 'other:settings'],
    parts: COMPONENTS.filter((name) => name !== 'settings:frame'),
  },
])('a role that $role', ({ fields, types, parts }) => {
  const hidden = (name: string) => !/^(?:page|other):/.test(name);
  const required = getRequired(fields);
  expect(required.filter((name) => !hidden(name) && fields.some((one) => one.startsWith(name)))).toEqual(
    types,
  );
  expect(required.filter(hidden)).toEqual(parts);
});

test('what the server has stays as it is', () => {
  const before = structuredClone(MODELS);
  requireOnlyOpen(MODELS, () => false);
  expect(MODELS).toEqual(before);
});
