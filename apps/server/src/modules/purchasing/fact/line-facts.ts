import { causeOf, countsFrom, deliveredInTime, isInFull, isOnTime } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { measuredLines, type ReportedLine } from '../delivery/measured-lines.ts';
import { type AgreedLine, agreedLines, netAmounts } from './agreed-lines.ts';

const amountsOf = (line: AgreedLine, qty: number, [net, cny]: readonly [string, string]) => {
  if (qty <= 0) return {};
  const amounts = netAmounts(line, qty);
  return { [net]: amounts.net, [cny]: amounts.cny };
};

/** [R70] What a line was bought for, and what of it stands open or is on its way. */
function boughtFact(line: AgreedLine): object {
  const { effectiveOn, effQty, isInForce, openQty, inTransitQty } = line;
  if (effectiveOn === null) return {};
  const [open, transit] = isInForce ? [openQty, inTransitQty] : [0, 0];
  return {
    effective_on: effectiveOn,
    qty: effQty,
    ...amountsOf(line, effQty, ['net', 'net_cny']),
    open_qty: open,
    ...amountsOf(line, open, ['open_net', 'open_net_cny']),
    transit_qty: transit,
    ...amountsOf(line, transit, ['transit_net', 'transit_net_cny']),
  };
}

/** [R10a] [R19c] How punctual a line is. */
const dueFact = (line: ReportedLine): object => ({
  due: line.due,
  counts_from: countsFrom(line),
  wanted: line.wanted,
  in_time: deliveredInTime(line),
  on_time: isOnTime(line),
  in_full: isInFull(line),
  cause: causeOf(line),
  reason: line.lastChange?.reason,
});

/** [R91] What the lines of some orders count for, by the names of the columns that keep it. */
export async function lineFacts(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly object[]> {
  const lines = await agreedLines(database, orders);
  const measured = await measuredLines(database, sql<boolean>`t.purchase_order = any(${orders}::bigint[])`, 'kpiDate');
  const due = new Map(measured.map(line => [line.id, dueFact(line)]));
  return lines.map(line => ({
    line: line.id,
    purchase_order: line.order,
    supplier: line.supplier,
    buyer: line.buyer,
    company_entity: line.companyEntity,
    sku: line.sku,
    currency: line.currency,
    open_qty: 0,
    transit_qty: 0,
    ...boughtFact(line),
    ...due.get(line.id),
  }));
}
