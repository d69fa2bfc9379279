import type { LocalDate, Text } from '@axle/kernel';
import { extensionPoint } from '../registry/extension-point.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** One value for each of the last days, oldest first; null for a day without data. */
export type KpiLine = readonly (number | null)[];

/** A figure of the workplace, the figure that it is held against, and its last days. */
export interface CountedKpi {
  /** Undefined where there is nothing to work it out from. */
  readonly value: number | undefined;
  readonly before?: number;
  readonly days: KpiLine;
}

/** Days of the line behind a figure. */
export const kpiDays = 14;

/** A figure of the workplace over the records of a page, under its rights, field blocks and scope. */
export interface KpiSource {
  readonly key: string;
  readonly title: Text;
  /** What it is held against. */
  readonly against: Text;
  readonly unit: 'count' | 'percent';
  readonly page: string;
  /** Fields that it reveals: users who may not read one of them do not see it. */
  readonly reads: readonly string[];
  read(parts: RecordParts, when: { readonly now: Date; readonly day: LocalDate }): Promise<CountedKpi>;
}

/** The figures of the workplace, page by page, in the order of the modules. */
export const kpis = extensionPoint<KpiSource>('figure of the workplace');
