import { supplierMayOrder, type SupplierStage } from '@axle/finance';
import type { Decimal, LocalDate } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import {
  type BreakSuggestion,
  leftOutReason,
  type LeftOutReason,
  type MergedLine,
  type MergedOrder,
  mergeRequirements,
  mostOrderQty,
  openRequirement,
  type OpenRequirement,
  type OrderKey,
  type OrderType,
  priceFor,
  suggestBreakUp,
} from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type OrderLimits, orderLimits } from '../order/order-limits.ts';
import { type OfferFor, orderOffers, questionIn } from '../order/order-offers.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { piecesOf } from './requirement-pieces.ts';

/** A line of a proposed order with its price, and the next price break where its pieces cost no more. */
export interface PricedLine extends MergedLine {
  readonly price: Decimal;
  readonly up?: BreakSuggestion;
  readonly limits: OrderLimits;
}

/** A line that has no price, and why. */
interface UnpricedLine extends MergedLine {
  readonly unpriced: 'NO_PRICE' | 'BELOW_MIN';
}

/** An order that requirements make. */
export interface ProposedOrder extends Omit<MergedOrder, 'lines'> {
  readonly lines: readonly PricedLine[];
}

/** A requirement that goes into no order, and why. */
export interface LeftOut {
  readonly requirement: RecordRow;
  /** Pieces that are left out. */
  readonly qty: number;
  readonly reason: LeftOutReason;
}

/** What requirements come to. */
export interface Proposal {
  readonly orders: readonly ProposedOrder[];
  readonly leftOut: readonly LeftOut[];
}

/** Terms of delivery of orders that are generated; the buyer may change them in the draft. */
const usualIncoterm = 'EXW';

const typeOf: Readonly<Record<string, OrderType>> = { newprod: 'new', aftersale: 'rpl' };

/** The stages of suppliers by their ids. */
async function stagesOf(database: Kysely<Tables>, suppliers: readonly number[]): Promise<ReadonlyMap<number, SupplierStage>> {
  if (suppliers.length === 0) return new Map();
  const rows = await database.selectFrom('supplier').select(['id', 'stage']).where('id', 'in', suppliers).execute();
  return new Map(rows.map(row => [row.id, row.stage as SupplierStage]));
}

const openOf = (requirement: RecordRow): OpenRequirement => {
  const { supplier, currency, priceInclTax, sku } = questionIn(requirement, requirement['sku']);
  return {
    reqNo: String(requirement['reqNo']),
    sku,
    openQty: openRequirement(piecesOf(requirement)),
    requiredDate: requirement['requiredDate'] as LocalDate,
    priority: Number(requirement['priority']),
    key: {
      supplier,
      companyEntity: Number(requirement['companyEntity']),
      warehouse: Number(requirement['warehouse']),
      currency,
      type: typeOf[String(requirement['source'])] ?? 'std',
      priceInclTax,
      incoterm: usualIncoterm,
    },
  };
};

/** [R4] The lines of an order, priced by all pieces of their SKU, with the next break where it costs no more; or why there is no price. */
function pricedLines(
  { key, lines }: MergedOrder,
  offerFor: OfferFor,
  limitsFor: (sku: number, key: OrderKey) => OrderLimits,
  today: LocalDate,
): readonly (PricedLine | UnpricedLine)[] {
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  return lines.map((line): PricedLine | UnpricedLine => {
    const limits = limitsFor(line.sku, key);
    if (key.type === 'rpl') return { ...line, limits, price: '0' as Decimal };
    const breaks = offerFor({ ...key, sku: line.sku })?.breaks ?? [];
    const own = bySku.get(line.sku)!;
    const total = own.reduce((sum, { qty }) => sum + qty, 0);
    const found = priceFor(breaks, total, today);
    if (!found.ok) return { ...line, unpriced: found.refusal.code === 'BELOW_MIN' ? 'BELOW_MIN' : 'NO_PRICE' };
    const up = own.length === 1 ? suggestBreakUp(breaks, total, today, limits) : undefined;
    return { ...line, limits, price: found.value.price, ...(up ? { up } : {}) };
  });
}

/** [R2] [R26] The orders that requirements make, and those that go into none. */
export async function proposeOrders(
  database: Kysely<Tables>,
  requirements: readonly RecordRow[],
  { bucketDays, today }: { readonly bucketDays: number; readonly today: LocalDate },
): Promise<Proposal> {
  const supplied = requirements.filter(({ supplier }) => supplier !== undefined);
  const stages = await stagesOf(database, idsIn(supplied.map(({ supplier }) => supplier)));
  const offerFor = await orderOffers(
    database,
    supplied.map(row => questionIn(row, row['sku'])),
  );
  const limitsOf = await orderLimits(database, idsIn(requirements.map(({ sku }) => sku)));
  const limitsFor = (sku: number, key: OrderKey) => limitsOf(sku, offerFor({ ...key, sku }));
  const reasonOf = (requirement: RecordRow, unpriced?: UnpricedLine['unpriced']): LeftOutReason | undefined => {
    const stage = stages.get(Number(requirement['supplier']));
    return leftOutReason({
      hasSupplier: requirement['supplier'] !== undefined,
      maySupply: stage !== undefined && supplierMayOrder(stage, '0' as Decimal, 0).ok,
      isClosed: limitsOf(Number(requirement['sku']), undefined).isClosed,
      isTooLarge: mostOrderQty(limitsFor(Number(requirement['sku']), openOf(requirement).key)) === 0,
      ...(unpriced ? { unpriced } : {}),
    });
  };
  const wanted = requirements.filter(requirement => reasonOf(requirement) === undefined);
  const merged = mergeRequirements(wanted.map(openOf), limitsFor, bucketDays).map(order => ({
    key: order.key,
    lines: pricedLines(order, offerFor, limitsFor, today),
  }));
  const unpriced = new Map(
    merged.flatMap(({ lines }) =>
      lines.flatMap(line => ('unpriced' in line ? line.allocations.map(({ reqNo }) => [reqNo, line.unpriced] as const) : [])),
    ),
  );
  const orders = merged
    .map(({ key, lines }) => ({ key, lines: lines.filter(line => 'price' in line) }))
    .filter(({ lines }) => lines.length > 0);
  const placed = new Map<string, number>();
  for (const { reqNo, qty } of orders.flatMap(({ lines }) => lines.flatMap(({ allocations }) => allocations)))
    placed.set(reqNo, (placed.get(reqNo) ?? 0) + qty);
  const leftOut = requirements.flatMap((requirement): readonly LeftOut[] => {
    const reqNo = String(requirement['reqNo']);
    const reason = reasonOf(requirement, unpriced.get(reqNo));
    return reason ? [{ requirement, reason, qty: openRequirement(piecesOf(requirement)) - (placed.get(reqNo) ?? 0) }] : [];
  });
  return { orders, leftOut };
}
