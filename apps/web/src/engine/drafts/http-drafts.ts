import type { Result } from '@axle/kernel';
import { type Draft, type DraftEntry, mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { Drafts } from './drafts.ts';

const quiet = { quiet: true };
const aside = { quiet: true, aside: true };

/** {@link Drafts} over the main API. */
export const httpDrafts = (main: MainClient): Drafts => ({
  list: place => main.get(mainPaths.drafts, { ...place }, quiet) as Promise<Result<readonly DraftEntry[], CallRefusal>>,
  read: slot => main.get(mainPaths.draft, { slot }, quiet) as Promise<Result<Draft | undefined, CallRefusal>>,
  save: (draft, known) => main.post(mainPaths.saveDraft, { ...draft, known }, aside),
  drop: (slot, known) => main.post(mainPaths.dropDraft, { slot, ...(known.length === 0 ? {} : { known }) }, aside),
});
