import type { Result } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import type { LookedUp } from '@axle/wire';

/** What a lookup answered. */
export type FoundReferences = LookedUp<ReferredRecord>;

/** Records that others may refer to, within the rights and the scope of the reader. */
export abstract class References {
  /** Records in use whose code or names hold what was typed, nearest first, at most 50. */
  abstract find(entity: string, typed: string, signal?: AbortSignal): Promise<Result<FoundReferences>>;
  /** One record, in use or not, and the page that shows it. */
  abstract one(entity: string, id: number): Promise<Result<FoundReferences>>;
  /** All records of a tree that are in use. */
  abstract tree(entity: string): Promise<Result<FoundReferences>>;
}
