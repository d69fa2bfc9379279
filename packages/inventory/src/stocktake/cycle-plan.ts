import { addMonths, type LocalDate } from '@axle/kernel';
import type { Abc } from '../putaway/putaway-bin.ts';

/** Months from one count of a bin to the next: fast movers monthly, the others quarterly and half-yearly. */
export const cycleMonths: Readonly<Record<Abc, number>> = { A: 1, B: 3, C: 6 };

/** [R12] The day on which a bin of a class is counted again; today where it never was. */
export const nextCount = (abc: Abc, last: LocalDate | undefined, today: LocalDate): LocalDate =>
  last === undefined ? today : addMonths(last, cycleMonths[abc]);

/** [R12] Bins of a class that were last counted before this day are due today. */
export const dueBefore = (abc: Abc, today: LocalDate): LocalDate => addMonths(today, -cycleMonths[abc]);
