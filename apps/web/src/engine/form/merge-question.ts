import {
  changesBetween,
  type Field,
  type FieldChange,
  type MergeClash,
  mergeRecords,
  type RecordRow,
  type RecordValues,
  type Side,
} from '@axle/page-kit';
import { makeAutoObservable, observableRef } from 'mobx';

/** Three versions of a record being edited: as it was read, as the user has it now, and as somebody else saved it in the meantime. */
export interface MergeParts {
  readonly fields: Readonly<Record<string, Field>>;
  readonly base: RecordValues;
  readonly mine: RecordValues;
  readonly theirs: RecordRow;
}

/** Two people's changes of one record brought together. Only where both changed the same differently the user is asked. */
export class MergeQuestion {
  readonly clashes: readonly MergeClash[];
  /** What somebody else changed. */
  readonly taken: readonly FieldChange[];
  readonly theirs: RecordRow;
  choices: ReadonlyMap<string, Side> = new Map();
  private readonly parts: MergeParts;

  constructor(parts: MergeParts) {
    this.parts = parts;
    this.theirs = parts.theirs;
    this.clashes = mergeRecords(parts.fields, parts.base, parts.mine, parts.theirs).clashes;
    this.taken = changesBetween(parts.fields, parts.base, parts.theirs);
    makeAutoObservable<MergeQuestion, 'parts'>(this, { choices: observableRef, clashes: false, taken: false, theirs: false, parts: false });
  }

  get answered(): boolean {
    return this.clashes.every(clash => this.choices.has(clash.place));
  }

  choose(place: string, side: Side): void {
    this.choices = new Map(this.choices).set(place, side);
  }

  /** The record as both have it. */
  get values(): RecordValues {
    const { fields, base, mine, theirs } = this.parts;
    return mergeRecords(fields, base, mine, theirs, place => this.choices.get(place) ?? 'mine').values;
  }
}
