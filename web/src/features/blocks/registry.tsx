import type { ComponentType, ReactNode } from 'react';
import type { Block, BlockOf } from '../../api/types';
import { AssetCard } from './asset-card/opening-card';
import { AssetBlock } from './asset/renderer';
import { Html } from './html/renderer';
import { isLoaded, lazyBlock } from './lazy-block';
import type { BlockProps } from './rows';
import { TextAssetBackground } from './text-asset-background/renderer';
import { TextAsset } from './text-asset/renderer';
import { TextTile } from './text-tile/renderer';
import { Text } from './text/renderer';

// Loaded with the pages that show them: a first visit of any other stays light.
const Accordion = lazyBlock('accordion', () => import('./accordion/renderer'));
const AssetsBlock = lazyBlock('assets', () => import('./assets/renderer'));
const Colors = lazyBlock('colors', () => import('./colors/renderer'));
const Compare = lazyBlock('compare', () => import('./compare/renderer'));
const DoDont = lazyBlock('do-dont', () => import('./do-dont/renderer'));
const Embed = lazyBlock('embed', () => import('./embed/renderer'));
const Icons = lazyBlock('icons', () => import('./icons/renderer'));
const JobsBlock = lazyBlock('jobs', () => import('./jobs/renderer'));
const LogoPack = lazyBlock('logo-pack', () => import('./logo-pack/renderer'));
const Quote = lazyBlock('quote', () => import('./quote/renderer'));
const TextAssets = lazyBlock('text-assets', () => import('./text-assets/renderer'));
const TextTileHeader = lazyBlock('text-tile-header', () => import('./text-tile-header/renderer'));
const Typography = lazyBlock('typography', () => import('./typography/renderer'));
/** Only a hospital that adds its own block types needs it. */
const Fallback = lazyBlock('fallback', () => import('./fallback/renderer'));

type Type = Block['type'];

const isOfType = <T extends Type>(type: T, block: Block): block is BlockOf<T> => block.type === type;

type Render = (block: Block, home: boolean) => ReactNode;

const renderer =
  <T extends Type>(type: T, Component: ComponentType<BlockProps<BlockOf<T>>>): Render =>
  (block, home) =>
    isOfType(type, block) ? <Component block={block} home={home} /> : null;

const renderers: Record<Type, Render> = {
  text: renderer('text', Text),
  'text-asset': renderer('text-asset', TextAsset),
  'text-assets': renderer('text-assets', TextAssets),
  'text-asset-background': renderer('text-asset-background', TextAssetBackground),
  'text-tile': renderer('text-tile', TextTile),
  'text-tile-header': renderer('text-tile-header', TextTileHeader),
  asset: renderer('asset', AssetBlock),
  'asset-card': renderer('asset-card', AssetCard),
  assets: renderer('assets', AssetsBlock),
  html: renderer('html', Html),
  embed: renderer('embed', Embed),
  accordion: renderer('accordion', Accordion),
  quote: renderer('quote', Quote),
  colors: renderer('colors', Colors),
  compare: renderer('compare', Compare),
  'do-dont': renderer('do-dont', DoDont),
  'logo-pack': renderer('logo-pack', LogoPack),
  typography: renderer('typography', Typography),
  icons: renderer('icons', Icons),
  jobs: renderer('jobs', JobsBlock),
};

const isKnown = (type: string): type is Type => Object.hasOwn(renderers, type);

/** A block as readers see it; a type without a design gets a plain fallback. Suspends while its code loads. */
export const renderBlock = (block: Block, home = false): ReactNode =>
  isKnown(block.type) ? renderers[block.type](block, home) : <Fallback block={block} />;

/** The fields that a maintainer added to a page, as readers see them. Suspends while its code loads. */
export const renderFields = (fields: object): ReactNode => <Fallback fields={fields} />;

/** Whether nothing suspends. */
export const areLoaded = (blocks: readonly Block[], fields?: object): boolean =>
  [...blocks.map(({ type }) => type), ...(fields ? [''] : [])].every((type) =>
    isLoaded(isKnown(type) ? type : 'fallback'),
  );
