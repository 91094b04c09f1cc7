/** What an arrangement of a logo is called. */
export const ARRANGEMENTS = { horizontal: 'Liggend', vertical: 'Staand', mark: 'Beeldmerk' };

/** What a logo is for. */
export const GROUNDS = { light: 'op licht', dark: 'op donker', photo: 'op een foto', ink: 'in één inkt' };
