import { z } from 'zod';
import { moment, publicId } from '../../../http/schemas/plain';

/** The types of events; `template.changed` is kept for what is to come. */
export const EVENT_TYPES = [
  'page.published',
  'page.unpublished',
  'page.moved',
  'asset.created',
  'asset.changed',
  'asset.deleted',
  'color.changed',
  'template.changed',
  'site.changed',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

const eventData = z
  .object({
    title: z.string().optional(),
    slug: z.string().optional(),
    parent_id: publicId.nullable().optional(),
    token: z.string().optional(),
    hex: z.string().optional(),
  })
  .meta({
    description:
      'As it is now. Of a page: title, slug and parent_id; of an asset: title; of a colour: token and hex. Empty for the site, and for what is gone.',
  });

/** A change as its reader is told of it. */
const eventEntity = z
  .object({
    id: publicId.meta({ description: 'Sorts by the order of the changes.' }),
    type: z.enum(EVENT_TYPES),
    at: moment,
    subject: z.object({ kind: z.enum(['page', 'asset', 'color', 'template', 'site']), id: publicId }),
    data: eventData,
  })
  .meta({ id: 'Event' });

export type EventResponse = z.output<typeof eventEntity>;

/** Events, and from where to ask next. */
export const eventList = z.object({
  data: z.array(eventEntity),
  meta: z.object({
    next: z.string().meta({ description: 'The next `after`; only its reader can use it.' }),
  }),
});

export type EventListResponse = z.output<typeof eventList>;

const isType = (name: string): name is EventType => EVENT_TYPES.some((type) => type === name);

export const eventQuery = z.object({
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/, { error: 'Dit is geen plek in de lijst van gebeurtenissen.' })
    .optional()
    .meta({ description: 'The `meta.next` of an earlier answer, or the id of an event.' }),
  types: z
    .string()
    .max(1000)
    .transform((text, context): EventType[] => {
      const names = text.split(',').map((name) => name.trim());
      const types = names.filter(isType);
      if (types.length < names.length) {
        context.addIssue({ code: 'custom', message: `Kies uit ${EVENT_TYPES.join(', ')}.` });
      }
      return types;
    })
    .optional()
    .meta({ description: 'Only these types, separated by commas.' }),
});
