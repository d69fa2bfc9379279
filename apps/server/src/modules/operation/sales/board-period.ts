import type { LocalDate } from '@axle/kernel';
import { comparedDays, firstOfDays } from '@axle/operation';
import { businessDay, filterBounds } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { FiguresContext } from '../../../platform/resources/calls/figures-handler.ts';
import { withinDays } from './compared-sales.ts';

/** Conditions over facts as `t`: for those of a period, for those of the one before, and for what the other filters let through. */
interface BoardPeriod {
  readonly isNow: RawBuilder<boolean>;
  readonly isBefore: RawBuilder<boolean>;
  readonly others: RawBuilder<boolean>;
}

/** The days of the filters, the last 30 unless they name some, and what the other filters let through of them and of those before. */
export function boardPeriod({ filters, where, now }: Pick<FiguresContext, 'filters' | 'where' | 'now'>): BoardPeriod {
  const [first, last] = filterBounds(filters, 'day');
  const to = (last ?? businessDay(now)) as LocalDate;
  const from = (first ?? firstOfDays(to, 30)) as LocalDate;
  const before = comparedDays({ from, to: to < from ? from : to }, 'previous');
  const others = where(filters.filter(({ field }) => field !== 'day'));
  return { isNow: withinDays(from, to), isBefore: before ? withinDays(before.from, before.to) : sql<boolean>`false`, others };
}
