import { supplierMayOrder, type SupplierStage } from '@axle/finance';
import { type Decimal, ok, refuse } from '@axle/kernel';
import { notFound, type RecordValues } from '@axle/page-kit';
import { breaksOn, listedPrice, priceFor, suggestBreakUp } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { askedRequirements } from './asked-requirements.ts';
import { proposeOrders } from '../requirement/propose-orders.ts';
import { usualTerms } from '../order/complete-orders.ts';
import { contractPrices } from '../order/contract-prices.ts';
import { lastPrices } from '../order/last-prices.ts';
import { orderLimits } from '../order/order-limits.ts';
import { orderOffers, questionIn } from '../order/order-offers.ts';
import { paymentTermsFor } from '../order/payment-of-order.ts';
import { termsOf } from '../order/supplier-terms.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { lineFigures } from './line-figures.ts';
import { servedRequirements } from './served-requirements.ts';
import { isSupplierSeen } from './supplier-seen.ts';

/** The template by which a supplier's usual orders are worded, its newest version: its own one, else one for all suppliers. */
async function templateOf(database: Kysely<Tables>, supplier: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.id from order_template_list t where t.status = 1 and t.latest and t.use_for = 'std'
      and (t.supplier = ${supplier} or t.supplier is null)
    order by t.supplier nulls last, t.updated_at desc, t.id desc limit 1`.execute(database);
  return rows[0]?.id;
}

/** What the choice of a supplier fills in, and why it may not be ordered from. */
const supplierTerms: ToolHandler = async ({ parts, input }) => {
  const supplier = Number(input['supplier']);
  if (!(await isSupplierSeen(parts, supplier))) return refuse(notFound);
  const terms = (await termsOf(parts.database, [supplier])).get(supplier);
  const { stage } = await parts.database.selectFrom('supplier').select('stage').where('id', '=', supplier).executeTakeFirstOrThrow();
  const may = supplierMayOrder(stage as SupplierStage, '0' as Decimal, 0);
  const { rows } = await sql<{ incoterm: string }>`
    select incoterm from purchase_order where supplier = ${supplier} and state <> 'cancelled' order by id desc limit 1`.execute(
    parts.database,
  );
  return ok({
    currency: terms?.currency ?? undefined,
    taxRate: terms?.taxRate ?? undefined,
    paymentMethod: terms?.paymentMethod ?? undefined,
    buyer: terms?.buyer ?? undefined,
    incoterm: rows[0]?.incoterm ?? 'EXW',
    template: await templateOf(parts.database, supplier),
    overTolPct: usualTerms['overTolPct'],
    underTolPct: usualTerms['underTolPct'],
    refused: may.ok ? undefined : may.refusal.message,
  });
};

/** [R95] What the choice of a payment method fills in. */
const paymentTerms: ToolHandler = async ({ parts, input }) => {
  const method = Number(input['paymentMethod']);
  return ok({ ...(await paymentTermsFor(parts.database, [method]))(method) });
};

/** What is in stock and on its way of a SKU, and for how many days of demand that stands. */
async function stockOf(database: Kysely<Tables>, sku: number) {
  const { rows } = await sql<{ free: number; transit: number; daily: string | null }>`
    select coalesce(sum(i.available - i.unallocated), 0)::integer as free, coalesce(sum(i.in_transit), 0)::integer as transit,
      (select sum(s.d_mean) from safety_stock s where s.sku = ${sku} and s.status = 1 and s.effective_from <= current_date
        and coalesce(s.effective_to, current_date) >= current_date) as daily
    from stock_item i where i.sku = ${sku}`.execute(database);
  const { free, transit, daily } = rows[0]!;
  const perDay = Number(daily ?? 0);
  return { free, transit, ...(perDay > 0 ? { coverDays: Math.floor(free / perDay) } : {}) };
}

/** The requirements of a SKU that nothing is ordered for yet, the first ones. */
async function openRequirements({ database }: RecordParts, supplier: number, sku: number): Promise<readonly RecordValues[]> {
  const { rows } = await sql<RecordValues>`
    select req_no as "reqNo", open_qty as "openQty", required_date::text as "requiredDate" from purchase_requirement_list
    where sku = ${sku} and state in ('confirmed', 'part') and (supplier = ${supplier} or supplier is null)
    order by required_date, id limit 50`.execute(database);
  return rows;
}

/** What was typed as the order that contracts look at. */
const asOrder = (input: RecordValues): RecordValues => ({ ...input, currency: input['currency'] ?? 'CNY' });

/** What is known of a line: price breaks, the step to the next one, the last prices, stock and open requirements. */
const lineFacts: ToolHandler = async ({ parts, input }) => {
  const [supplier, sku, qty] = [Number(input['supplier']), Number(input['sku']), Number(input['qty'])];
  if (!(await isSupplierSeen(parts, supplier))) return refuse(notFound);
  const question = questionIn(input, sku);
  const today = todayOf(parts.caller);
  const offer = (await orderOffers(parts.database, [question]))(question);
  const limitsOf = await orderLimits(parts.database, [sku]);
  const { moq, cartonQty, multiple, leadDays } = limitsOf(sku, offer);
  const last = (await lastPrices(parts.database, [question], 3))(question);
  const breaks = offer?.breaks ?? [];
  const found = priceFor(breaks, qty, today);
  const agreed = listedPrice((await contractPrices(parts.database, [input]))(asOrder(input), sku), [], qty, today);
  const up = suggestBreakUp(breaks, qty, today, { moq, cartonQty, multiple });
  const facts = {
    itemNo: offer?.supplierItemNo,
    moq,
    cartonQty,
    multiple,
    leadDays,
    ...(await stockOf(parts.database, sku)),
    allocations: await servedRequirements(parts.database, input),
    requirements: await openRequirements(parts, supplier, sku),
  };
  if (!seesPrices(parts.caller)) return ok(facts);
  return ok({
    ...facts,
    price: found.ok ? found.value.price : undefined,
    contractPrice: agreed?.price,
    ...(up ? { upQty: up.qty, upPrice: up.price, upAmount: up.amount, instead: up.instead } : {}),
    breaks: breaksOn(breaks, today).map(({ minQty, price, to }) => ({ minQty, price, validTo: to })),
    last: last.map(one => ({ orderNo: one.orderNo, day: one.day, qty: one.qty, price: one.price })),
  });
};

/** [R2] What requirements make of a new order, the first of the orders that they come to; nothing is kept. */
const fillOrder: ToolHandler = async ({ parts, input }) => {
  const requirements = await askedRequirements(parts, String(input['reqIds']));
  const { orders, leftOut } = await proposeOrders(parts.database, requirements, { bucketDays: 7, today: todayOf(parts.caller) });
  const [first, ...others] = orders;
  const without = leftOut.length + others.flatMap(({ lines }) => lines.flatMap(({ allocations }) => allocations)).length;
  if (!first) return ok({ leftOut: without, lines: [] });
  const { supplier, companyEntity, warehouse, currency, incoterm, type } = first.key;
  return ok({
    supplier,
    companyEntity,
    warehouse,
    currency,
    incoterm,
    type,
    leftOut: without,
    lines: first.lines.map(({ sku, qty, requiredDate }) => ({ sku, qty, requiredDate })),
  });
};

/** What the workbench of a new order asks. */
export const workbenchTools: ToolHandlers = {
  'newOrder.terms': supplierTerms,
  'newOrder.payment': paymentTerms,
  'newOrder.facts': lineFacts,
  'newOrder.figures': lineFigures,
  'newOrder.fill': fillOrder,
};
