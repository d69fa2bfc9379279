import type { Text } from '@axle/kernel';
import type { Account } from './ledger.ts';

/** A thing that numbers are given for: a section, a page, an hour. */
export interface Subject {
  /** Value of the filter that singles it out. */
  readonly key: string;
  readonly label: Text;
}

/** A number and what it was in the span before; undefined where it is unknown. */
export interface NumberFigure {
  readonly value?: number;
  readonly before?: number;
}

/** A number for each subject, in order. */
export interface PointsFigure {
  readonly points: readonly (Subject & { readonly value: number })[];
}

/** Numbers by column for each subject, in order; unknown ones are absent. */
export interface TableFigure {
  readonly rows: readonly (Subject & { readonly values: Readonly<Record<string, number>> })[];
}

/** A number for each pair; `cells` by row, then by column. */
export interface MatrixFigure {
  readonly rows: readonly Subject[];
  readonly columns: readonly Subject[];
  readonly cells: readonly (readonly number[])[];
  /** A second number for each pair. */
  readonly under?: readonly (readonly number[])[];
}

/** A number for each chosen step, and the steps that there are to choose from. */
export interface FunnelFigure extends PointsFigure {
  readonly choices: readonly Subject[];
}

/** The accounts of a ledger, one for each currency or unit. */
export interface LedgerFigure {
  readonly accounts: readonly (Account & Subject)[];
}

/** What a tile shows. */
export type Figure = NumberFigure | PointsFigure | TableFigure | MatrixFigure | FunnelFigure | LedgerFigure;

/** What a board shows: the figures of its tiles by their keys. */
export type Figures = Readonly<Record<string, Figure>>;
