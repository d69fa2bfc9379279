import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** Months of a year. */
export const months = 12;

const noHistory: Refusal = {
  code: 'NO_HISTORY',
  message: { zh: '需要至少两个完整年度，且每年都有销量', en: 'At least two full years are needed, each with sales' },
};

/** A factor lies outside what plans are made with. */
export const seasonRange: Refusal = {
  code: 'SEASON_RANGE',
  message: { zh: '季节系数须在0.2到5之间', en: 'Season factors must be between 0.2 and 5' },
};

/** Least and greatest factor of a month. */
export const seasonLimits = { min: 0.2, max: 5 } as const;

/** [B12] The factors of the months by two full years or more: each month's mean share of its year, scaled to a sum of 12. */
export function quickSeason(years: readonly (readonly number[])[]): Result<readonly number[]> {
  if (years.length < 2 || years.some(year => year.length !== months || year.some(value => !Number.isFinite(value) || value < 0)))
    return refuse(noHistory);
  const means = years.map(year => year.reduce((total, value) => total + value, 0) / months);
  if (means.some(mean => mean === 0)) return refuse(noHistory);
  const shares = Array.from(
    { length: months },
    (_, month) => years.reduce((total, year, at) => total + year[month]! / means[at]!, 0) / years.length,
  );
  const scale = months / shares.reduce((total, share) => total + share, 0);
  const factors = shares.map(share => share * scale);
  return factors.some(factor => factor < seasonLimits.min || factor > seasonLimits.max) ? refuse(seasonRange) : ok(factors);
}

/**
 * [B12] Reads the years that were pasted: a line for each, twelve numbers in it, a year's number before them where there are thirteen.
 * Thousands may be set apart between tabs.
 */
export function pastedYears(text: string): readonly (readonly number[])[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const cells = line.split(line.includes('\t') ? '\t' : /[,;\s]+/).filter(cell => cell.trim() !== '');
      const numbers = cells.map(cell => Number(cell.replace(/[,\s]/g, '')));
      return numbers.length === months + 1 ? numbers.slice(1) : numbers;
    });
}
