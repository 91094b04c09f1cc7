import type { DemoAsset } from '../types';
import { imageAssets } from './images';
import { logoAssets } from './logo';
import { mediaAssets } from './media';
import { styleAssets } from './style';

/** The library of the demo portal. */
export const assets: DemoAsset[] = [...logoAssets, ...styleAssets, ...imageAssets, ...mediaAssets];
