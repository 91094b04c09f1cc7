import type { EventType } from '../types';

interface Kind {
  plural: string;
  noun: string;
  verbs: readonly { type: EventType; verb: string }[];
}

/** What webhooks tell, by what it is about. */
const KINDS: readonly Kind[] = [
  {
    plural: 'pagina’s',
    noun: 'pagina',
    verbs: [
      { type: 'page.published', verb: 'gepubliceerd' },
      { type: 'page.unpublished', verb: 'offline' },
      { type: 'page.moved', verb: 'verplaatst' },
    ],
  },
  {
    plural: 'bestanden',
    noun: 'bestand',
    verbs: [
      { type: 'asset.created', verb: 'nieuw' },
      { type: 'asset.changed', verb: 'gewijzigd' },
      { type: 'asset.deleted', verb: 'weg' },
    ],
  },
  { plural: 'kleuren', noun: 'kleur', verbs: [{ type: 'color.changed', verb: 'gewijzigd' }] },
  { plural: 'sjablonen', noun: 'sjabloon', verbs: [{ type: 'template.changed', verb: 'gewijzigd' }] },
  { plural: 'het portaal', noun: 'portaal', verbs: [{ type: 'site.changed', verb: 'gewijzigd' }] },
];

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });
const OR = new Intl.ListFormat('nl', { type: 'disjunction' });

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const getVerbs = ({ verbs }: Kind, types: readonly string[]): string[] =>
  verbs.flatMap(({ type, verb }) => (types.includes(type) ? [verb] : []));

/** The types to choose from, each in words: 'Pagina gepubliceerd'. */
export const TYPES = KINDS.flatMap(({ noun, verbs }) =>
  verbs.map(({ type, verb }) => ({ value: type, label: `${capitalize(noun)} ${verb}` })),
);

/** What a webhook is about, in short: 'Pagina’s en kleuren'. */
export const describeKinds = (types: readonly string[]): string =>
  types.length === 0
    ? 'Alles wat verandert'
    : capitalize(
        AND.format(KINDS.filter((kind) => getVerbs(kind, types).length > 0).map(({ plural }) => plural)),
      );

/** What a webhook is sent at: 'Bestand nieuw, gewijzigd of weg; kleur gewijzigd'. */
export const describeTypes = (types: readonly string[]): string =>
  types.length === 0
    ? 'Alles wat verandert'
    : capitalize(
        KINDS.flatMap((kind) => {
          const verbs = getVerbs(kind, types);
          return verbs.length > 0 ? [`${kind.noun} ${OR.format(verbs)}`] : [];
        }).join('; '),
      );

/** What happened: 'Logo in kleur gewijzigd', or without a name 'Bestand weg'. */
export function describeEvent(type: string, name: string | null): string {
  if (type === 'ping') return 'Proefbericht';
  const kind = KINDS.find((one) => getVerbs(one, [type]).length > 0);
  const [verb = type] = kind ? getVerbs(kind, [type]) : [];
  return `${name ?? capitalize(kind?.noun ?? '')} ${verb}`.trim();
}
