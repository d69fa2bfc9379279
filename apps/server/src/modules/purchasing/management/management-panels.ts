import { compareDecimals, type Decimal, even, sum, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type AgeBand, type Bought, type ComparedSpend, spendVariance } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ForecastRow } from '../forecast/forecast-rows.ts';
import { forecastWeeks } from '../forecast/forecast-weeks.ts';
import { ratesToCny } from '../order/rates-to-cny.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { compared, cashBuckets, part } from './running-facts.ts';
import type { ManagementFact } from './management-fact.ts';
import type { Spend, Spent } from './spend-facts.ts';

const boughtOf = (lines: readonly Spent[] = []): Bought => ({
  qty: lines.reduce((all, { qty }) => all + qty, 0),
  amount: sum(lines.map(({ amount }) => amount)),
});

/** [R58] Why spend changed from one month to another, step by step. */
export function spendSteps(now: Spend, before: Spend): readonly RecordValues[] {
  const [own, earlier] = [now, before].map(({ lines }) => Map.groupBy(lines, ({ sku }) => sku));
  const skus = new Set([...own!.keys(), ...earlier!.keys()]);
  const articles = [...skus].map((sku): ComparedSpend => ({ before: boughtOf(earlier!.get(sku)), now: boughtOf(own!.get(sku)) }));
  return Object.entries(spendVariance(articles)).map(([step, amount]) => ({ step, amount }));
}

/** What each company bought, by currency, beside the year before. */
export const spendByCompany = (facts: readonly ManagementFact[]): readonly RecordValues[] =>
  [...Map.groupBy(facts, ({ companyEntity, currency }) => `${companyEntity} ${currency}`).values()]
    .map(own => ({
      companyEntity: own[0]!.companyEntity,
      currency: own[0]!.currency,
      amount: sum(own.map(({ amount = zero }) => amount)),
      amountCny: part(own, () => true),
      comparison: compared(own),
    }))
    .toSorted((one, other) => compareDecimals(other.amountCny, one.amountCny));

const bands: readonly AgeBand[] = ['notDue', 'd30', 'd60', 'd90', 'older'];

/** [R59] What is owed on bills by how long it is due. */
export const agedBands = (facts: readonly ManagementFact[]): readonly RecordValues[] =>
  bands.map(bucket => ({ bucket, amount: part(facts, fact => fact.bucket === bucket) }));

/** [R18c] What is to be paid week by week, by stage: as the forecast of expenditure has it. */
export async function cashByWeek(
  { currency, database, today }: BoardQuestion,
  rows: readonly ForecastRow[],
): Promise<readonly RecordValues[]> {
  const rates =
    currency === undefined
      ? await ratesToCny(
          database,
          rows.map(row => row.currency),
          today,
        )
      : new Map([[currency, even]]);
  return forecastWeeks(rows, rates, cashBuckets(today));
}

/** The topmost category of each SKU. */
async function topCategories(database: Kysely<Tables>, skus: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ sku: number; category: number }>`
    with recursive up (sku, category, parent) as (
      select s.id, c.id, c.parent from sku s join category c on c.id = s.category where s.id = any(${skus}::bigint[])
      union all select up.sku, c.id, c.parent from up join category c on c.id = up.parent)
    select sku, category from up where parent is null`.execute(database);
  return new Map(rows.map(({ sku, category }) => [sku, category]));
}

/** [R59] What was bought by category and supplier; suppliers that the reader may not see stand together. */
export async function spendByCategory(
  database: Kysely<Tables>,
  { lines }: Spend,
  isSeen: (supplier: number) => boolean,
): Promise<readonly RecordValues[]> {
  const tops = await topCategories(database, [...new Set(lines.map(({ sku }) => sku))]);
  const shown = ({ supplier }: Spent) => (isSeen(supplier) ? supplier : undefined);
  return [...Map.groupBy(lines, one => `${tops.get(one.sku)} ${shown(one) ?? ''}`).values()]
    .map(own => ({ category: tops.get(own[0]!.sku), supplier: shown(own[0]!), amount: boughtOf(own).amount }))
    .filter(({ amount }) => compareDecimals(amount, '0' as Decimal) > 0)
    .toSorted((one, other) => compareDecimals(other.amount, one.amount))
    .slice(0, mostShown)
    .map(({ supplier, ...row }) => ({ ...row, ...(supplier === undefined ? {} : { supplier }) }));
}

/** Most suppliers of categories that are drawn. */
const mostShown = 500;
