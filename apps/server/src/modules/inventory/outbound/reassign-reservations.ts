import { type OpenReservation, reassign, usualPriority } from '@axle/inventory';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { changeOutbound } from './change-outbound.ts';
import { lockOutbounds } from './lock-outbound.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { lockItems, type StockItem } from '../stock/lock-items.ts';
import { stockLedger } from '../stock/stock-ledger.ts';

const notShort: Refusal = { code: 'NOT_SHORT', message: { zh: '没有占用缺口', en: 'Nothing is over-reserved' } };

/** Priority of what no outbound order waits for yet: that of an order unless it says so. */

interface Standing extends OpenReservation {
  /** Id of the outbound order that it is reserved to. */
  readonly outbound?: number;
}

async function openReservations(database: Kysely<Tables>, { warehouse, sku }: StockItem): Promise<readonly Standing[]> {
  const { rows } = await sql<{
    no: string;
    open: number;
    since: string;
    outbound: number | null;
    priority: number | null;
    ship_by: string | null;
  }>`
    select r.reservation_no as no, r.qty_open as open, r.created_at as since, o.id as outbound, o.priority, o.ship_by
    from stock_reservation r left join outbound o on o.outbound_no = r.demand_no and r.demand_type = 'outbound'
    where r.warehouse = ${warehouse} and r.sku = ${sku} and r.qty_open > 0`.execute(database);
  return rows.map(({ no, open, since, outbound, priority, ship_by: shipBy }) => ({
    reservationNo: no,
    open,
    since,
    priority: priority ?? usualPriority,
    ...(shipBy === null ? {} : { shipBy }),
    ...(outbound === null ? {} : { outbound }),
  }));
}

/**
 * [M6] Where more of a SKU is reserved in a warehouse than is available, assigns the available pieces to the open reservations by the
 * priority of their orders, then by ship-by date; a released reservation makes its order short. The orders are locked before the stock, as
 * when one is cancelled.
 */
export const reassignReservations: ActionHandler = async ({ parts, targets }) =>
  inTransaction(parts.database, async transaction => {
    const { caller } = parts;
    const { rows } = await sql<StockItem & { reservation_no: string }>`
      select t.warehouse, t.sku, t.reservation_no from stock_reservation_list t where t.id = ${targets[0]?.id ?? 0}
      and ${seenRows(parts)}`.execute(transaction);
    const [item] = rows;
    if (!item) return refuse(notFound);
    const context = ledgerContext(transaction, caller);
    const orders = await lockOutbounds(
      transaction,
      (await openReservations(transaction, item)).flatMap(({ outbound }) => outbound ?? []),
    );
    const [held] = await lockItems(transaction, [item]);
    if (!held || held.unallocated <= held.available) return refuse(notShort);
    const reservations = await openReservations(transaction, item);
    const outcomes = reassign(held.available, reservations).filter(({ freed }) => freed > 0);
    for (const { reservationNo, freed } of outcomes) {
      const released = await stockLedger(context).release({ reservationNo, qty: freed });
      if (!released.ok) return released;
      const order = orders.find(({ id }) => id === reservations.find(one => one.reservationNo === reservationNo)?.outbound);
      if (order?.status === 'allocated') await changeOutbound(context, order, { status: 'short' }, 'reassign');
      if (order?.heldFrom === 'allocated') await changeOutbound(context, order, { heldFrom: 'short' }, 'reassign');
    }
    return ok([{ id: targets[0]!.id, name: item.reservation_no }]);
  });
