import { add, compareDecimals, type Decimal, ok, type Ratio, scaled, sum, text, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { forecastBuckets, forecastStages } from '@axle/purchasing';
import type { ToolContext, ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { rateToCny } from '../order/rate-to-cny.ts';
import { type ForecastRow, forecastRows } from './forecast-rows.ts';

/** Most documents that are shown; all are counted. */
const mostRows = 2000;

const amountOf = (rows: readonly ForecastRow[]): Decimal => sum(rows.map(({ amount }) => amount));

/** How each currency of some rows becomes CNY at the last rate; those without one are missing. */
async function ratesOf({ parts }: ToolContext, rows: readonly ForecastRow[]): Promise<ReadonlyMap<string, Ratio>> {
  const rates = new Map<string, Ratio>();
  for (const currency of new Set(rows.map(row => row.currency))) {
    const rate = await rateToCny(parts.database, currency, todayOf(parts.caller));
    if (rate.ok) rates.set(currency, rate.value);
  }
  return rates;
}

/** The forecast by currency, stage and column, and its weeks in CNY with what they add up to. */
const byWeek: ToolHandler = async context => {
  const rows = await forecastRows(context);
  const rates = await ratesOf(context, rows);
  const buckets = forecastBuckets(todayOf(context.parts.caller), Number(context.input['weeks'] ?? 12));
  const inCny = (own: readonly ForecastRow[]) =>
    sum(own.flatMap(({ currency, amount }) => (rates.has(currency) ? [scaled(amount, rates.get(currency)!, 2)] : [])));
  let cumulative: Decimal = zero;
  const weeks = buckets.map((bucket): RecordValues => {
    const own = rows.filter(row => row.bucket === bucket);
    const byStage = Object.fromEntries(forecastStages.map(stage => [stage, inCny(own.filter(row => row.stage === stage))]));
    const total = sum(Object.values(byStage));
    if (bucket !== 'before') cumulative = add(cumulative, total);
    return { bucket, ...byStage, total, cumulative };
  });
  const cells = [...Map.groupBy(rows, ({ currency, stage, bucket }) => `${currency} ${forecastStages.indexOf(stage)} ${bucket}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) => {
      const [{ currency, stage, bucket }] = own as [ForecastRow];
      return { currency, stage, bucket, amount: amountOf(own), rows: own.length };
    });
  const missing = [...new Set(rows.map(({ currency }) => currency))].filter(currency => !rates.has(currency)).join(', ');
  return ok({ weeks, cells, ...(missing === '' ? {} : { noRate: text(missing, missing) }) });
};

/** The forecast by supplier, and its documents. */
const bySupplier: ToolHandler = async context => {
  const { bucket } = context.input;
  const rows = (await forecastRows(context)).filter(row => bucket === undefined || row.bucket === bucket);
  const suppliers = [...Map.groupBy(rows, ({ supplier, currency }) => `${supplier ?? ''} ${currency}`).values()]
    .map(own => {
      const [{ supplier, currency }] = own as [ForecastRow];
      return { ...(supplier === undefined ? {} : { supplier }), currency, amount: amountOf(own), rows: own.length };
    })
    .toSorted((one, other) => compareDecimals(other.amount, one.amount));
  const documents = rows.toSorted((one, other) => (one.pay < other.pay ? -1 : one.pay > other.pay ? 1 : 0)).slice(0, mostRows);
  return ok({
    found: rows.length,
    suppliers: suppliers.slice(0, 1000),
    documents: documents.map(({ paidOn: _, ...row }): RecordValues => row),
  });
};

/** The functions behind the forecast of expenditure. */
export const forecastTools: ToolHandlers = { 'expenditureForecast.tab0': byWeek, 'expenditureForecast.tab1': bySupplier };
