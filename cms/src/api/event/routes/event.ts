import { defineRoute } from '../../../http/define-route';
import { eventList, eventQuery } from '../schemas/event';

export default {
  routes: [
    defineRoute('GET', '/events', 'event.find', {
      access: 'all',
      limit: 'events',
      summary: 'What changed for the caller since an earlier answer, the oldest first, at most 500.',
      description:
        'Without `after` the list is empty, and `meta.next` is the place of now. Kept for 30 days. What the caller can no longer see comes as `page.unpublished` or `asset.deleted`. 410 means to start again with the lists: `after` is unknown or too old, or the rights of the caller changed.',
      query: eventQuery,
      response: eventList,
      errors: [410],
    }),
  ],
};
