import { averageOf, convertAmount, knownCurrencies, mostRateAge, type MonthlyRate, rateOn, typesOfRate } from '@axle/finance';
import { addMonths, type Decimal, inLanguage, type LocalDate, ok } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { currenciesGoneBy } from './currencies-gone-by.ts';

interface StoredRate extends MonthlyRate {
  readonly rateType: string;
  readonly source: string;
}

/** The active rates that lead from one currency to another: of the pair, or of each to the US dollar. */
async function ratesBetween(parts: RecordParts, from: string, to: string, rateType: unknown): Promise<readonly StoredRate[]> {
  const between = [from, to, 'USD'];
  const types = rateType === undefined ? null : typesOfRate(String(rateType));
  const { rows } = await sql<StoredRate & { readonly periodMonth: string | null }>`
    select t."from", t."to", t.rate, t.valid_from as "validFrom", t.period_month as "periodMonth", t.rate_type as "rateType", t.source
    from exchange_rate t where ${seenRows(parts)} and t.state = 'active'
    and t."from" = any(${between}::text[]) and t."to" = any(${between}::text[])
      and (${types}::text[] is null or t.rate_type = any(${types}::text[]))
    order by t.valid_from, t.rate_type = 'monthly_avg', t.id`.execute(parts.database);
  return rows.map(({ periodMonth, ...row }) => (periodMonth === null ? row : { ...row, periodMonth }));
}

/** [F1, F4, F6, F7] An amount in another currency on a day, or by the average of a month, and the rates of the conversion. */
const converter: ToolHandler = async ({ parts, input }) => {
  const [from, to] = [String(input['from']), String(input['to'])];
  const rates = await ratesBetween(parts, from, to, input['rateType']);
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const age = input['rateType'] === 'spot' ? mostRateAge.spot : mostRateAge.monthly;
  const found = input['month'] === undefined ? rateOn(rates, from, to, day, age) : averageOf(rates, from, to, String(input['month']));
  if (!found.ok) return found;
  const { rate, path, legs } = found.value;
  return ok({
    converted: convertAmount(input['amount'] as Decimal, found.value, to),
    currency: to,
    rate,
    path,
    lines: legs.map(({ periodMonth, ...leg }) => ({ ...leg, ...(periodMonth === undefined ? {} : { month: periodMonth }) })),
  });
};

/** The active rates of a pair from a day on; where only the other direction is kept, that one turned round. */
const chart: ToolHandler = async ({ parts, input }) => {
  const [from, to] = [String(input['from']), String(input['to'])];
  const { rows } = await sql<{ readonly day: LocalDate; readonly rate: Decimal; readonly rateType: string }>`
    select t.valid_from as day, t.rate_type as "rateType", case when t."from" = ${from} then t.rate
    else coalesce(t.inverse, round(1 / t.rate, 8)) end as rate
    from exchange_rate t where ${seenRows(parts)} and t.state = 'active' and (${input['since'] ?? null}::date is null
    or t.valid_from >= ${input['since'] ?? null}::date)
      and ((t."from" = ${from} and t."to" = ${to}) or (t."from" = ${to} and t."to" = ${from} and not exists (
        select from exchange_rate d where d."from" = ${from} and d."to" = ${to} and d.state = 'active')))
    order by t.valid_from, t.id`.execute(parts.database);
  return ok({ lines: rows });
};

/** The files that rates were imported from since a day: users who may import rates see all, others their own. */
const imports: ToolHandler = async ({ parts: { database, caller }, input }) => {
  const since = (input['since'] as LocalDate | undefined) ?? addMonths(todayOf(caller), -12);
  const seesAll = can(caller.access, permissionCode('finance', 'exchangeRate', 'import'));
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select k.at, k.file_name as file, k.by, k.state, k.rows, k.new_rows as added, k.changed_rows as changed, k.same_rows as same,
    k.bad_rows as bad
    from import_task k where k.key = 'finance_exchange_rate' and k.kind = 'import' and k.at >= ${since}::date
      and (${seesAll} or k.by = ${caller.access.userId}) order by k.at desc, k.id desc limit 500`.execute(database);
  return ok({ lines: rows });
};

/** [F8] All currencies: which are in use since when and why, what uses each, and its latest rate. */
const currencies: ToolHandler = async ({ parts }) => {
  const { database, caller } = parts;
  const { rows } = await sql<{ readonly currency: string }>`
    select c.code as currency, coalesce(u.in_use, false) as "inUse", u.at, u.by, u.reason, r.day as "latestRate"
    from unnest(${[...knownCurrencies]}::text[]) with ordinality as c (code, place)
    left join lateral (select * from currency_use u where u.code = c.code order by u.id desc limit 1) u on true
    left join (
      select side.code, max(t.valid_from) as day from exchange_rate t cross join lateral (values (t."from"), (t."to")) as side (code)
      where ${seenRows(parts)} and t.state = 'active' group by side.code) r on r.code = c.code
    order by coalesce(u.in_use, false) desc, c.place`.execute(database);
  const goneBy = await currenciesGoneBy(database, todayOf(caller));
  return ok({
    lines: rows.map(row => {
      const by = goneBy.get(row.currency);
      return { ...row, ...(by ? { goneBy: inLanguage(by, caller.language ?? 'zh-cn') } : {}) };
    }),
  });
};

/** The tools over exchange rates. */
export const rateTools: ToolHandlers = {
  'exchangeRate.converter': converter,
  'exchangeRate.chart': chart,
  'exchangeRate.imports': imports,
  'exchangeRate.currencies': currencies,
};
