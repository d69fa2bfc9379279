import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { type RefusedCode, refusedCode } from './refused-code.ts';
import { RefusedBooking } from './refused-booking.ts';

interface Arrived {
  readonly shipment: number;
  readonly shipment_id: string;
  readonly warehouse: number | null;
  readonly sku: number | null;
  readonly received: number;
  readonly booked: number;
}

/** SKUs of shipments with how many pieces came in at Amazon, and how many our own book took over. */
async function arrivedOf(transaction: Transaction<Tables>, shipments: readonly number[]): Promise<readonly Arrived[]> {
  const { rows } = await sql<Arrived>`
    select p.shipment, p.shipment_id, fba_warehouse(p.store, a.center) as warehouse, p.sku, sum(p.qty_received * coalesce(p.qty_per,
    1))::integer as received,
      coalesce((select sum(m.qty_delta) from stock_posting o join stock_move m on m.posting = o.id
        where o.doc_type = 'fba_shipment' and o.doc_no = p.shipment_id and o.biz_type = 'fba_receipt' and m.sku = p.sku
        and m.status = 'available'), 0)::integer as booked
    from fba_shipment_pieces p join fba_shipment t on t.id = p.shipment join amazon_warehouse a on a.id = t.center
    where p.shipment = any(${shipments}::bigint[]) group by p.shipment, p.shipment_id, p.store, a.center, p.sku
    order by p.shipment, p.sku`.execute(transaction);
  return rows;
}

/**
 * [R15] Takes over what Amazon received of shipments since the last time: out of what is on its way, into the bin of the warehouse at
 * Amazon. A shipment that is refused waits as a whole and says why; nothing of it is booked then.
 */
export async function bookShipments(transaction: Transaction<Tables>, caller: Actor, shipments: readonly number[]): Promise<void> {
  const arrived = Map.groupBy(await arrivedOf(transaction, shipments), ({ shipment }) => shipment);
  for (const id of shipments) {
    const refused = await bookOne(
      transaction,
      caller,
      (arrived.get(id) ?? []).filter(({ received, booked }) => received !== booked),
    );
    const refusal = refused ?? null;
    await transaction
      .insertInto('fba_shipment_following')
      .values({ shipment: id, pending: false, refused: refusal })
      .onConflict(conflict => conflict.column('shipment').doUpdateSet({ pending: false, refused: refusal }))
      .execute();
  }
}

async function bookOne(transaction: Transaction<Tables>, caller: Actor, lines: readonly Arrived[]): Promise<RefusedCode | undefined> {
  const context = ledgerContext(transaction, caller);
  try {
    await inSavepoint(transaction, async () => {
      for (const { shipment_id: docNo, warehouse, sku, received, booked } of lines) {
        if (sku === null) throw new RefusedBooking('UNMAPPED');
        if (warehouse === null) throw new RefusedBooking('NO_WAREHOUSE');
        const place = { warehouse, sku } as const;
        const qty = received - booked;
        const posted = await stockLedger(context).post({
          idemKey: `fba_shipment:${docNo}:receive:${sku}:${booked}-${received}`,
          docType: 'fba_shipment',
          docNo,
          bizType: 'fba_receipt',
          changes: [
            { ...place, bin: await workingBin(context, warehouse, 'transit'), status: 'in_transit', qty: -qty },
            { ...place, bin: await workingBin(context, warehouse, 'pick'), status: 'available', qty },
          ],
        });
        if (!posted.ok) throw new RefusedBooking(refusedCode(posted.refusal.code));
      }
    });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedBooking) return error.why;
    throw error;
  }
}
