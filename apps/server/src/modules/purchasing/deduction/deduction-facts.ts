import type { Decimal, LocalDate } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type DeductedLine, type DeliveredPart, latenessOf } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { nameOfLine } from '../delivery/date-wish.ts';
import { deliveriesOf } from '../delivery/deliveries-of.ts';
import { lastCompanies } from '../order/last-companies.ts';
import { idsIn, type SupplierTerms, termsOf } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';

/** What is known of what deductions are for. */
export interface DeductionFacts {
  readonly orders: ReadonlyMap<number, RecordRow>;
  /** By {@link nameOfLine}. */
  readonly deliveries: ReadonlyMap<string, readonly DeliveredPart[]>;
  readonly terms: ReadonlyMap<number, SupplierTerms>;
  /** The company of ours that ordered last of each supplier. */
  readonly companies: ReadonlyMap<number, number>;
}

/** What is known of the orders and suppliers of these deductions. */
export async function deductionFacts(
  database: Kysely<Tables>,
  caller: Actor,
  deductions: readonly RecordValues[],
): Promise<DeductionFacts> {
  const ids = idsIn(deductions.map(({ purchaseOrder }) => purchaseOrder));
  const suppliers = idsIn(deductions.map(({ supplier }) => supplier));
  const [orders, deliveries, terms, companies] = await Promise.all([
    ordersById(database, caller, ids),
    deliveriesOf(database, ids),
    termsOf(database, suppliers),
    lastCompanies(database, suppliers),
  ]);
  return { orders, terms, deliveries, companies };
}

/** The number of the line that a deduction names, itself or by its SKU where one line alone has that; undefined for none. */
export function lineNamed(order: RecordRow, { orderLine, sku }: RecordValues): number | undefined {
  const lines = linesIn(order, 'lines');
  if (orderLine !== undefined) {
    const line = lines[Number(orderLine) - 1];
    return line && (sku === undefined || sku === line['sku']) ? Number(orderLine) : undefined;
  }
  const fitting = lines.flatMap((line, at) => (sku !== undefined && line['sku'] === sku ? [at + 1] : []));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A line of an order as deductions are worked out from it. */
export function deductedLine(facts: DeductionFacts, order: RecordRow, orderLine: number): DeductedLine {
  const line = linesIn(order, 'lines')[orderLine - 1]!;
  const [kpiDate, baselineDate] = [line['kpiDate'] ?? line['baselineDate'], line['baselineDate'] ?? line['kpiDate']];
  const parts = kpiDate === undefined ? [] : (facts.deliveries.get(nameOfLine(order.id, orderLine)) ?? []);
  return {
    price: line['price'] as Decimal,
    currency: String(order['currency']),
    gross: (line['amount'] ?? '0') as Decimal,
    lateness: latenessOf({ kpiDate: kpiDate as LocalDate, baselineDate: baselineDate as LocalDate, parts }),
  };
}
