import { addDays, type LocalDate, type LocalWeek, mondayOf, yearOf } from '@axle/kernel';

/** A row of factors in force. */
export interface SeasonRow {
  readonly scope: 'global' | 'category' | 'sku';
  /** The category or the SKU. */
  readonly ref?: number;
  readonly market: number;
  readonly year?: number;
  readonly factors: readonly number[];
}

/** Whose factors are asked for: its categories from its own one upwards. */
export interface SeasonOf {
  readonly sku: number;
  readonly categories: readonly number[];
  readonly market: number;
}

/**
 * [B13] The row that holds for a SKU in a year: of the SKU, then of its categories upwards, then the global one; of the year before those
 * without.
 */
export function seasonRow(rows: readonly SeasonRow[], { sku, categories, market }: SeasonOf, year: number): SeasonRow | undefined {
  const places = [['sku', sku], ...categories.map(category => ['category', category] as const), ['global', undefined]] as const;
  for (const [scope, ref] of places) {
    const own = rows.filter(row => row.market === market && row.scope === scope && row.ref === ref);
    const found = own.find(row => row.year === year) ?? own.find(row => row.year === undefined);
    if (found) return found;
  }
  return undefined;
}

/** [B13] The factor of a day; 1 where no row holds. */
export function seasonOfDay(rows: readonly SeasonRow[], of: SeasonOf, day: LocalDate): number {
  return seasonRow(rows, of, yearOf(day))?.factors[Number(day.slice(5, 7)) - 1] ?? 1;
}

/** [B13] The factor of a week: the mean of its seven days. */
export function seasonOfWeek(rows: readonly SeasonRow[], of: SeasonOf, week: LocalWeek): number {
  const monday = mondayOf(week);
  const days = Array.from({ length: 7 }, (_, day) => seasonOfDay(rows, of, addDays(monday, day)));
  return days.reduce((total, factor) => total + factor, 0) / days.length;
}

/** [B13] Demand without its season: the base. */
export const deseasonalise = (quantity: number, factor: number): number => quantity / factor;

/** [B13] The base with a season: demand. */
export const reseasonalise = (base: number, factor: number): number => base * factor;
