export { demoBlocks } from './demo/blocks';
export { BlockView, PageBlocks } from './page-blocks';
export type { BlockLook } from './rows';
export { ButtonIcon } from './shared/button-icon';
export { EditableText, type Editing, EditingContext, EmptyPlaceContext } from './shared/editing';
export { holdStyles } from './shared/held-styles';
export { getHero, Hero } from './shared/hero';
export { PictureLoading } from './shared/picture';
export { default as heroStyles } from './shared/hero.module.css';
