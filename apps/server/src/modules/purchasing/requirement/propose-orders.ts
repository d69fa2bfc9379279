import { baseCurrency, supplierMayOrder, type SupplierStage } from '@axle/finance';
import type { Decimal, LocalDate } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import {
  leftOutReason,
  type LeftOutReason,
  type MergedLine,
  type MergedOrder,
  mergeRequirements,
  openRequirement,
  type OpenRequirement,
  type OrderType,
} from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isBoughtNoMore } from '../order/closed-articles.ts';
import { lastPrices, type PriceQuestion } from '../order/list-prices.ts';
import { idsIn } from '../order/supplier-terms.ts';

/** A line of a proposed order with its price. */
export interface PricedLine extends MergedLine {
  readonly price: Decimal;
}

/** An order that requirements make. */
export interface ProposedOrder extends Omit<MergedOrder, 'lines'> {
  readonly lines: readonly PricedLine[];
}

/** A requirement that goes into no order, and why. */
export interface LeftOut {
  readonly requirement: RecordRow;
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

/** What is known of SKUs and suppliers, by their ids. */
async function factsOf(database: Kysely<Tables>, requirements: readonly RecordRow[]) {
  const skus = idsIn(requirements.map(({ sku }) => sku));
  const suppliers = idsIn(requirements.map(({ supplier }) => supplier));
  const [articles, stages] = await Promise.all([
    skus.length === 0
      ? []
      : database.selectFrom('sku').select(['id', 'sales_status', 'moq', 'order_multiple']).where('id', 'in', skus).execute(),
    suppliers.length === 0 ? [] : database.selectFrom('supplier').select(['id', 'stage']).where('id', 'in', suppliers).execute(),
  ]);
  return {
    articles: new Map(articles.map(row => [row.id, row])),
    stages: new Map(stages.map(row => [row.id, row.stage as SupplierStage])),
  };
}

const questionOf = (requirement: RecordRow): PriceQuestion => ({
  supplier: Number(requirement['supplier']),
  currency: String(requirement['currency'] ?? baseCurrency),
  priceInclTax: true,
  sku: Number(requirement['sku']),
});

/** [R2] [R26] The orders that requirements make, and those that go into none. */
export async function proposeOrders(database: Kysely<Tables>, requirements: readonly RecordRow[], bucketDays: number): Promise<Proposal> {
  const { articles, stages } = await factsOf(database, requirements);
  const priceOf = await lastPrices(database, requirements.filter(({ supplier }) => supplier !== undefined).map(questionOf));
  const reasonOf = (requirement: RecordRow): LeftOutReason | undefined => {
    const stage = stages.get(Number(requirement['supplier']));
    return leftOutReason({
      hasSupplier: requirement['supplier'] !== undefined,
      maySupply: stage !== undefined && supplierMayOrder(stage, '0' as Decimal, 0).ok,
      isClosed: isBoughtNoMore(articles.get(Number(requirement['sku']))?.sales_status),
      hasPrice: requirement['source'] === 'aftersale' || priceOf(questionOf(requirement)) !== undefined,
    });
  };
  const leftOut = requirements.flatMap((requirement): readonly LeftOut[] => {
    const reason = reasonOf(requirement);
    return reason ? [{ requirement, reason }] : [];
  });
  const out = new Set(leftOut.map(({ requirement }) => requirement.id));
  const open = requirements
    .filter(({ id }) => !out.has(id))
    .map((requirement): OpenRequirement => {
      const { supplier, currency, priceInclTax, sku } = questionOf(requirement);
      return {
        reqNo: String(requirement['reqNo']),
        sku,
        openQty: openRequirement({ qty: Number(requirement['qty']), orderedQty: Number(requirement['orderedQty'] ?? 0) }),
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
    });
  const merged = mergeRequirements(
    open,
    sku => ({ moq: articles.get(sku)?.moq ?? 1, multiple: articles.get(sku)?.order_multiple ?? 1 }),
    bucketDays,
  );
  const priced = merged.map(({ key, lines }): ProposedOrder => ({
    key,
    lines: lines.map(line => ({
      ...line,
      price: key.type === 'rpl' ? ('0' as Decimal) : (priceOf({ ...key, sku: line.sku }) ?? ('0' as Decimal)),
    })),
  }));
  return { orders: priced, leftOut };
}
