import type { Result, Text } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import type { LookedUp, RecordPicture, TextMatch } from '@axle/wire';

/** What a lookup answered. */
export type FoundReferences = LookedUp<ReferredRecord>;

/** A field of the records that are looked for, and the id of the record that it must refer to. */
export interface FoundWithin {
  readonly field: string;
  readonly id: number;
  /** The field is one of records of this entity, whose field `by` names the one that is looked for. */
  readonly through?: { readonly entity: string; readonly by: string };
  /** A field of them that must hold one of some values as well. */
  readonly holds?: { readonly field: string; readonly values: readonly (string | number)[] };
}

/** A code as it is offered: what it means, and what else counts for choosing it. */
export interface OfferedCode {
  readonly code: string;
  readonly name: Text;
  readonly summary?: Text;
}

/** Which codes are looked up: of one kind, and whose. */
export interface CodesAsked {
  readonly codes: string;
  readonly of?: string;
  readonly like?: { readonly entity: string; readonly id: number };
}

/** Records that others may refer to, within the rights and the scope of the reader. */
export abstract class References {
  /**
   * Records in use whose code or names hold what was typed, nearest first, at most 50; within those that go with one record, where one is
   * given.
   */
  abstract find(entity: string, typed: string, signal?: AbortSignal, within?: FoundWithin): Promise<Result<FoundReferences>>;
  /** One record, in use or not, and the page that shows it; none where it does not go with the one that is given. */
  abstract one(entity: string, id: number, within?: FoundWithin): Promise<Result<FoundReferences>>;
  /** What texts mean, by code or by a name that occurs once: one call for all of them. */
  abstract match(entity: string, texts: readonly string[]): Promise<Result<readonly TextMatch[]>>;
  /** The small pictures of records, of those that have one. */
  abstract pictures(entity: string, ids: readonly number[]): Promise<Result<readonly RecordPicture[]>>;
  /** All records of a tree that are in use. */
  abstract tree(entity: string): Promise<Result<FoundReferences>>;
  /** Codes that begin with what was typed, or whose meaning holds it, at most 50. */
  abstract codes(asked: CodesAsked, typed: string, signal?: AbortSignal): Promise<Result<readonly OfferedCode[]>>;
}
