import { compareDecimals, type Decimal, ok, sum, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { forecastBuckets, forecastStages } from '@axle/purchasing';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { ratesToCny } from '../order/rates-to-cny.ts';
import { forecastAccuracyTool } from './forecast-accuracy.ts';
import { type ForecastRow, forecastRows } from './forecast-rows.ts';
import { forecastWeeks } from './forecast-weeks.ts';

/** Most documents that are shown; all are counted. */
const mostRows = 2000;

const amountOf = (rows: readonly ForecastRow[]): Decimal => sum(rows.map(({ amount }) => amount));

/** Most cells that are shown. */
const mostCells = 20_000;

/** The forecast by currency, stage, supplier and column, and its weeks in CNY with what they add up to. */
const byWeek: ToolHandler = async context => {
  const rows = await forecastRows(context);
  const today = todayOf(context.parts.caller);
  const currencies = new Set(rows.map(({ currency }) => currency));
  const rates = await ratesToCny(context.parts.database, currencies, today);
  const weeks = forecastWeeks(rows, rates, forecastBuckets(today, Number(context.input['weeks'] ?? 12)));
  const cells = [
    ...Map.groupBy(
      rows,
      ({ currency, stage, supplier, bucket }) => `${currency} ${forecastStages.indexOf(stage)} ${supplier ?? ''} ${bucket}`,
    ),
  ]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) => {
      const [{ currency, stage, supplier, bucket }] = own as [ForecastRow];
      return { currency, stage, ...(supplier === undefined ? {} : { supplier }), bucket, amount: amountOf(own), rows: own.length };
    })
    .slice(0, mostCells);
  const missing = [...currencies].filter(currency => !rates.has(currency)).join(', ');
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
export const forecastTools: ToolHandlers = {
  'expenditureForecast.tab0': byWeek,
  'expenditureForecast.tab1': bySupplier,
  'expenditureForecast.tab2': forecastAccuracyTool,
};
