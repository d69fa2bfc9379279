import type { Refusal } from '@axle/kernel';

/** A cell whose change has not been saved. */
export interface CellMark {
  readonly id: number;
  readonly field: string;
  /** How the record is called, for the list of what is open. */
  readonly record: string;
  /** What it shall hold; undefined empties it. */
  readonly value: unknown;
  /** What was given, where it is no value of the field. */
  readonly text?: string;
  readonly before: unknown;
  /** Of the record when this was given. */
  readonly version: number;
  /** `sending` while the server is asked, `wrong` where the change was refused, `clash` where somebody else changed the same. */
  readonly kind: 'sending' | 'wrong' | 'clash';
  readonly refusal?: Refusal;
  /** The gesture that it belongs to. */
  readonly gesture: number;
}

/** A cell by record and field. */
export const cellKey = (id: number, field: string): string => `${id}.${field}`;

/** Marks by record and field. */
export type CellMarks = ReadonlyMap<string, CellMark>;

/** Marks, with more of them in place of those of the same cells. */
export const withMarks = (marks: CellMarks, more: readonly CellMark[]): CellMarks =>
  new Map([...marks, ...more.map(mark => [cellKey(mark.id, mark.field), mark] as const)]);
