import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

type PanelState = 'there' | 'building' | 'failed';

/** How Strapi's panel is, by what its builder leaves in its folder (`scripts/lib/panel.mjs`). */
export function getPanelState({ dirs }: Core.Strapi): PanelState {
  const has = (name: string): boolean => existsSync(path.join(dirs.dist.root, 'build', name));
  if (has('failed')) return 'failed';
  return has('building') ? 'building' : 'there';
}
