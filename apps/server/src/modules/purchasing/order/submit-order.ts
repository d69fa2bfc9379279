import { supplierMayOrder, type SupplierStage } from '@axle/finance';
import { compareDecimals, type Decimal, divide, type LocalDate, multiply, ok, type Refusal, refuse, scaled, subtract } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { approvalLevels, lineRefusals, type OrderType, priceFor, runningStatuses } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { submit } from '../../../platform/resources/states/decide.ts';
import { refusedContract } from './contract-of-order.ts';
import { lastPrices } from './last-prices.ts';
import { orderLimits } from './order-limits.ts';
import { type OfferFor, orderOffers, questionIn } from './order-offers.ts';
import { rateToCny } from './rate-to-cny.ts';

/** [R22] What stands against the lines, at their cells. Samples are ordered in any number, and with `waives` all else is. */
async function refusedLines(
  database: Kysely<Tables>,
  order: RecordRow,
  { offerFor, today, waives }: { readonly offerFor: OfferFor; readonly today: LocalDate; readonly waives: boolean },
): Promise<readonly Refusal[]> {
  const lines = linesIn(order, 'lines');
  const limitsOf = await orderLimits(
    database,
    lines.map(({ sku }) => Number(sku)),
  );
  const type = order['type'] as OrderType;
  return lines.flatMap((line, at) => {
    const { moq, cartonQty, multiple, leadDays, isClosed } = limitsOf(Number(line['sku']), offerFor(questionIn(order, line['sku'])));
    const ordered = {
      ...(type === 'smp' || waives ? {} : { moq, cartonQty, multiple }),
      qty: Number(line['qty']),
      price: line['price'] as Decimal,
      requiredDate: line['requiredDate'] as LocalDate,
      isClosed,
      leadDays,
      isManual: line['priceSource'] === 'manual',
      ...(line['remark'] === undefined ? {} : { remark: String(line['remark']) }),
    };
    return lineRefusals(ordered, type, today).map(refusal => ({ ...refusal, field: `lines.${at}.${refusal.field}` }));
  });
}

/** By how many percent the dearest manual price is above the last one, or else the price break; undefined where none is set by hand. */
async function manualPriceUp(
  database: Kysely<Tables>,
  order: RecordRow,
  offerFor: OfferFor,
  today: LocalDate,
): Promise<Decimal | undefined> {
  const manual = linesIn(order, 'lines').filter(({ priceSource }) => priceSource === 'manual');
  const lastOf = await lastPrices(
    database,
    manual.map(({ sku }) => questionIn(order, sku)),
  );
  const ups = manual.flatMap(({ sku, qty, price }) => {
    const question = questionIn(order, sku);
    const listed = priceFor(offerFor(question)?.breaks ?? [], Number(qty), today);
    const last = lastOf(question)[0]?.price ?? (listed.ok ? listed.value.price : undefined);
    return last ? [divide(multiply(subtract(price as Decimal, last), '100' as Decimal), last, 4)] : [];
  });
  return ups.toSorted(compareDecimals).at(-1);
}

/**
 * What the supplier's stage says to an order that is worth so much in CNY, beside those that wait and run. The supplier is locked, so that
 * two orders do not each take the other for a draft.
 */
async function refusedSupplier(database: Kysely<Tables>, order: RecordRow, amountCny: Decimal): Promise<readonly Refusal[]> {
  const supplier = Number(order['supplier']);
  const { stage } = await database
    .selectFrom('supplier')
    .select('stage')
    .where('id', '=', supplier)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
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

/** An order goes into approval: what it comes to in CNY says on how many levels. With `waives` minimum and cartons hold nothing up. */
export const submitOrder =
  (waives = false): TransitionEffect =>
  async transit => {
    const { parts, before } = transit;
    const today = todayOf(parts.caller);
    const offerFor = await orderOffers(
      parts.database,
      linesIn(before, 'lines').map(({ sku }) => questionIn(before, sku)),
    );
    const rate = await rateToCny(parts.database, String(before['currency']), today);
    if (!rate.ok) return refuse([rate.refusal]);
    const amountCny = scaled(before['amountGross'] as Decimal, rate.value, 2);
    const refused = [
      ...(await refusedSupplier(parts.database, before, amountCny)),
      ...(await refusedContract(parts.database, before, { amountCny, today })),
      ...(await refusedLines(parts.database, before, { offerFor, today, waives })),
    ];
    if (refused.length > 0) return refuse(refused);
    const submitted = await submit(transit);
    if (!submitted.ok) return submitted;
    const up = await manualPriceUp(parts.database, before, offerFor, today);
    const levels = approvalLevels({
      grossCny: amountCny,
      type: before['type'] as OrderType,
      ...(up === undefined ? {} : { manualPriceUp: up }),
    });
    return ok({ ...submitted.value, amountCny, levels, submittedAt: parts.caller.now.toISOString(), approvals: [] });
  };
