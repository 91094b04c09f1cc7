/** The content type of a colour. */
export const COLOR = 'api::color.color';

/** The order in which colours are shown. */
export const COLOR_ORDER = { orderBy: [{ position: 'asc' }, { id: 'asc' }] };
