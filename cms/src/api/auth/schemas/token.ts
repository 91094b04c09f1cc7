import { requiredText } from '../../../http/fields';

/** A token out of a mail; what cannot be one counts as one that is over. */
export const mailedToken = requiredText(1000);
