export { Buttons } from './buttons';
export { Colours } from './colours';
export { Fields } from './fields';
export { Letters } from './letters';
export { Messages } from './messages';
