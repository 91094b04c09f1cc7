import type { BlockType } from '../../../api/types';
import type { StoredSteps } from '../../../lib/local-draft';
import { isDirty, reduce } from '../state/reducer';
import type { PageDraft } from '../state/types';
import { getDraft } from '../state/wire';
import { keepOwnWording, mergeDrafts } from './merge-drafts';
import { isSameWrite, matchesSent } from './other-version';
import type { RemoteSave, PageState } from './page-state';
import { openRefusals } from './refusals';

type Types = readonly BlockType[];

/** What others saved since a draft: the server's current page, and that as a draft in this editor's own wording. */
export function getRemoteSave(
  types: Types,
  { page, version, saved }: PageState,
  { base, task, theirPage }: Omit<RemoteSave, 'theirs'>,
): RemoteSave {
  const before = page?.version === version ? getDraft(page) : saved;
  return {
    task,
    theirPage,
    base,
    theirs: keepOwnWording(types, { stored: getDraft(theirPage), before, saved, sent: base }),
  };
}

const NOTHING: ReadonlyMap<string, boolean> = new Map();

/**
 * Rebases the draft on what others saved, or returns a conflict while one is unresolved. Choices are in the draft
 * already; undo restores the losing version.
 */
export function rebase(types: Types, state: PageState, save: RemoteSave): Partial<PageState> {
  const { theirPage, base, theirs, chosen = NOTHING } = save;
  const merge = (mine: PageDraft, takesTheirs: (name: string) => boolean) =>
    mergeDrafts(types, { base, mine, theirs }, takesTheirs);
  const { draft, conflicts } = merge(state.draft, () => false);
  const names = conflicts.filter((name) => !chosen.has(name));
  if (names.length > 0) return { conflict: { ...save, names, isAsked: false }, reached: true };
  const carry = (step: PageDraft) => merge(step, (name) => !chosen.has(name)).draft;
  const next = reduce(state, { type: 'merged', draft, saved: theirs, carry });
  return {
    ...next,
    page: theirPage,
    version: theirPage.version ?? null,
    refusals: openRefusals(state.refusals, next.draft, next.saved),
    conflict: null,
    reached: true,
  };
}

/** Restores the undo history after a reload. Changes by others are merged into its steps. */
export function restoreSteps(
  types: Types,
  { page, version, draft }: PageState,
  kept: StoredSteps<PageDraft>,
): Pick<PageState, 'past' | 'future'> {
  const { saved, past, future } = kept;
  const isSame = kept.version === version;
  // The server may have got the last change just before the reload.
  const isComplete = isSame ? !isDirty(kept) : page !== null && matchesSent(types, kept.draft, page);
  if (isComplete) return { past: [...past], future: [...future] };
  const carry = (mine: PageDraft) =>
    isSame ? mine : mergeDrafts(types, { base: saved, mine, theirs: draft }, () => true).draft;
  const steps = past.map(carry);
  const end = steps.findLastIndex((step) => !isSameWrite(types, step, draft)) + 1;
  return { past: steps.slice(0, end), future: [] };
}
