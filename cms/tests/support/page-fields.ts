/** What a maintainer adds to Pagina in Strapi's Content-Type Builder: nothing of it is known to the portal. */
export const FIELDS = {
  footnote: { type: 'string' },
  explanation: { type: 'text', pluginOptions: { portal: { label: 'Toelichting' } } },
  story: { type: 'richtext' },
  owner: { type: 'string', required: true, maxLength: 40 },
  isChecked: { type: 'boolean', default: true },
  order: { type: 'integer', min: 1 },
  weight: { type: 'decimal' },
  reviewedOn: { type: 'date' },
  phase: { type: 'enumeration', enum: ['proef', 'vast'] },
  example: { type: 'relation', relation: 'oneToOne', target: 'api::asset.asset' },
  examples: { type: 'relation', relation: 'oneToMany', target: 'api::asset.asset' },
  abilities: { type: 'string' },
  // Names of the API, and what the API has no form for, stay with Strapi's panel.
  status: { type: 'string' },
  notes: { type: 'json' },
  internal: { type: 'string', private: true },
};

/** What an editor fills in. */
export const SHOWN = {
  footnote: 'Een voetnoot',
  explanation: 'Regel een\nRegel twee',
  story: '<p>Een verhaal</p>',
  owner: 'Communicatie',
  isChecked: false,
  order: 3,
  weight: 1.25,
  reviewedOn: '2026-01-31',
  phase: 'vast',
  abilities: 'Veel',
};

/** What does not fit them, by field. */
export const BAD: [name: string, value: unknown][] = [
  ['footnote', 'x'.repeat(256)],
  ['footnote', ['x']],
  ['footnote', 'twee\nregels'],
  ['footnote', 'nul\u0000'],
  ['footnote', 'om\u202Egekeerd'],
  ['footnote', null],
  ['explanation', 'nul\u0000'],
  ['explanation', 'x'.repeat(20_001)],
  ['story', { body: '<p>x</p>' }],
  ['owner', ''],
  ['owner', 'x'.repeat(41)],
  ['isChecked', 'ja'],
  ['order', 0],
  ['order', 1.5],
  ['order', 9_999_999_999],
  ['order', '3'],
  ['weight', 1e12],
  ['reviewedOn', '31-01-2026'],
  ['reviewedOn', '0000-01-01'],
  ['phase', 'weg'],
  ['example', 'bestaatniet'],
  ['example', ['a']],
  ['examples', 'a'],
  ['notes', { a: 1 }],
  ['internal', 'x'],
];
