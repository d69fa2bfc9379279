import { supplierMayOrder, type SupplierStage } from '@axle/finance';
import { compareDecimals, type Decimal, divide, type LocalDate, multiply, ok, type Refusal, refuse, scaled, subtract } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { approvalLevels, lineRefusals, type OrderType, runningStatuses } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { submit } from '../../inventory/operation/decide.ts';
import { isBoughtNoMore } from './closed-articles.ts';
import { lastPrices, type PriceQuestion } from './list-prices.ts';
import { rateToCny } from './rate-to-cny.ts';

/** What articles allow, by SKU. */
async function articlesOf(database: Kysely<Tables>, order: RecordRow) {
  const ids = linesIn(order, 'lines').map(({ sku }) => Number(sku));
  const rows = await database.selectFrom('sku').select(['id', 'moq', 'order_multiple', 'sales_status']).where('id', 'in', ids).execute();
  return new Map(rows.map(row => [row.id, row]));
}

type Articles = Awaited<ReturnType<typeof articlesOf>>;

/** [R22] What stands against the lines, at their cells. Samples are ordered in any number. */
const refusedLines = (order: RecordRow, articles: Articles, today: LocalDate): readonly Refusal[] =>
  linesIn(order, 'lines').flatMap((line, at) => {
    const article = articles.get(Number(line['sku']));
    const type = order['type'] as OrderType;
    const limits = type === 'smp' ? {} : { moq: article?.moq ?? 1, multiple: article?.order_multiple ?? 1 };
    const ordered = {
      ...limits,
      qty: Number(line['qty']),
      price: line['price'] as Decimal,
      requiredDate: line['requiredDate'] as LocalDate,
      isClosed: isBoughtNoMore(article?.sales_status),
    };
    return lineRefusals(ordered, type, today).map(refusal => ({ ...refusal, field: `lines.${at}.${refusal.field}` }));
  });

/** By how many percent the dearest manual price is above the last one; undefined where none is set by hand. */
async function manualPriceUp(database: Kysely<Tables>, order: RecordRow): Promise<Decimal | undefined> {
  const questionOf = (sku: unknown): PriceQuestion => ({
    supplier: Number(order['supplier']),
    currency: String(order['currency']),
    priceInclTax: order['priceInclTax'] !== false,
    sku: Number(sku),
  });
  const manual = linesIn(order, 'lines').filter(({ priceSource }) => priceSource === 'manual');
  const lastOf = await lastPrices(
    database,
    manual.map(({ sku }) => questionOf(sku)),
  );
  const ups = manual.flatMap(({ sku, price }) => {
    const last = lastOf(questionOf(sku));
    return last ? [divide(multiply(subtract(price as Decimal, last), '100' as Decimal), last, 4)] : [];
  });
  return ups.toSorted(compareDecimals).at(-1);
}

/** What the supplier's stage says to an order that is worth so much in CNY, beside those that wait and run. */
async function refusedSupplier(database: Kysely<Tables>, order: RecordRow, amountCny: Decimal): Promise<readonly Refusal[]> {
  const supplier = Number(order['supplier']);
  const { stage } = await database.selectFrom('supplier').select('stage').where('id', '=', supplier).executeTakeFirstOrThrow();
  const { open } = await database
    .selectFrom('purchase_order')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('supplier', '=', supplier)
    .where('state', 'in', runningStatuses)
    .where('id', '<>', order.id)
    .executeTakeFirstOrThrow();
  const may = supplierMayOrder(stage as SupplierStage, amountCny, Number(open));
  return may.ok ? [] : [may.refusal];
}

/** An order goes into approval: what it comes to in CNY says on how many levels. */
export const submitOrder: TransitionEffect = async transit => {
  const { parts, before } = transit;
  const today = todayOf(parts.caller);
  const articles = await articlesOf(parts.database, before);
  const rate = await rateToCny(parts.database, String(before['currency']), today);
  if (!rate.ok) return refuse([rate.refusal]);
  const amountCny = scaled(before['amountGross'] as Decimal, rate.value, 2);
  const refused = [...(await refusedSupplier(parts.database, before, amountCny)), ...refusedLines(before, articles, today)];
  if (refused.length > 0) return refuse(refused);
  const submitted = await submit(transit);
  if (!submitted.ok) return submitted;
  const up = await manualPriceUp(parts.database, before);
  const levels = approvalLevels({
    grossCny: amountCny,
    type: before['type'] as OrderType,
    ...(up === undefined ? {} : { manualPriceUp: up }),
  });
  return ok({ ...submitted.value, amountCny, levels, submittedAt: parts.caller.now.toISOString(), approvals: [] });
};
