import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../config/env/repository-root';
import { type PageCode, readPageCode } from './page-code';
import { createPageRenderer, type PageRenderer } from './page-renderer';

/** The files of the portal's build for the first view of a page. */
export interface PortalBuild {
  /** Its folder of files for browsers. */
  folder: string;
  /** Its index.html. */
  template: string;
  code: PageCode;
  renderer: PageRenderer;
}

let build: PortalBuild | undefined;

function readPortalBuild(): PortalBuild {
  const folder = path.join(repositoryRoot(), 'web', 'dist');
  return {
    folder,
    template: readFileSync(path.join(folder, 'index.html'), 'utf8'),
    code: readPageCode(folder),
    renderer: createPageRenderer(path.join(folder, '.server', 'child.mjs')),
  };
}

/** The build of the portal that this server serves, read once. */
export const getPortalBuild = (): PortalBuild => (build ??= readPortalBuild());

/** Ends the process that renders pages. */
export const stopRendering = (): void => build?.renderer.end();
