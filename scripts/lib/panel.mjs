import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt, PANEL_LOCK } from './build.mjs';
import { tryLock } from './lock.mjs';
import { panelDist } from './paths.mjs';
import { StopError } from './stop-error.mjs';

/** By empty files in the panel's folder the portal knows what to say: see cms/src/server/panel. */
const getMark = (name) => path.join(panelDist, name);
const mark = (name) => writeFileSync(getMark(name), '');

/**
 * Whether the panel still has to be built. An older one goes: it may take what this server says for something else.
 * @returns {Promise<boolean>}
 */
export async function clearOldPanel() {
  if (isBuilt('panel')) return false;
  const lock = await tryLock(PANEL_LOCK, String(process.pid));
  // Another process may be building it right now.
  if ('release' in lock) rmSync(panelDist, { recursive: true, force: true });
  // Strapi looks for the folder once, when it loads.
  mkdirSync(panelDist, { recursive: true });
  mark('building');
  if ('release' in lock) lock.release();
  return true;
}

/**
 * Builds the panel beside a portal that is served already.
 * @returns {() => Promise<void>} ends that
 */
export function buildPanelBeside() {
  const ending = new AbortController();
  const { signal } = ending;
  const tellFailure = (error) => {
    if (signal.aborted) return;
    mark('failed');
    console.error(error instanceof StopError ? error.message : error);
  };
  const built = build(['panel'], { signal, yields: true })
    // When another process built it, the mark may have come too late to be replaced.
    .then(() => rmSync(getMark('building'), { force: true }))
    .catch(tellFailure);
  return async () => {
    ending.abort();
    await built;
  };
}
