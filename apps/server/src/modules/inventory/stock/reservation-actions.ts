import { ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { stockLedger } from './stock-ledger.ts';
import { ledgerContext } from './ledger-context.ts';

interface Found {
  readonly id: number;
  readonly reservation_no: string;
  readonly qty_open: number;
}

async function find(transaction: Transaction<Tables>, { parts, targets }: ActionContext): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select t.id, t.reservation_no, t.qty_open from stock_reservation_list t where t.id = ${targets[0]?.id ?? 0}
    and ${seenRows(parts)}`.execute(transaction);
  return rows[0];
}

/** Gives all open pieces of a reservation back, with the reason. */
export const releaseReservation: ActionHandler = async context =>
  inTransaction(context.parts.database, async transaction => {
    const { caller } = context.parts;
    const found = await find(transaction, context);
    if (!found) return refuse(notFound);
    const ledger = stockLedger(ledgerContext(transaction, caller));
    const reply = await ledger.release({ reservationNo: found.reservation_no, qty: found.qty_open });
    if (!reply.ok) return reply;
    await transaction
      .updateTable('stock_reservation')
      .set({ reason: String(context.input['reason']) })
      .where('id', '=', found.id)
      .execute();
    return ok([{ id: found.id, name: found.reservation_no }]);
  });

/** Lets a reservation stand some days longer, from its end or, where that is over, from now. */
export const extendReservation: ActionHandler = async context =>
  inTransaction(context.parts.database, async transaction => {
    const found = await find(transaction, context);
    if (!found) return refuse(notFound);
    const { now } = context.parts.caller;
    await sql`update stock_reservation set updated_at = ${now},
      expires_at = greatest(expires_at, ${now}) + make_interval(days => ${Number(context.input['days'])}) where id = ${found.id}`.execute(
      transaction,
    );
    return ok([{ id: found.id, name: found.reservation_no }]);
  });

/** Releases what is open of expired reservations, one by one. */
export async function expireReservations(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  const due = await database
    .selectFrom('stock_reservation')
    .select(['reservation_no', 'created_by'])
    .where('qty_open', '>', 0)
    .where('expires_at', '<', now.toISOString())
    .limit(1000)
    .execute();
  for (const { reservation_no: reservationNo, created_by: by } of due)
    await database.transaction().execute(async transaction => {
      const still = await transaction
        .selectFrom('stock_reservation')
        .select('qty_open')
        .where('reservation_no', '=', reservationNo)
        .where('expires_at', '<', now.toISOString())
        .executeTakeFirst();
      if (still && still.qty_open > 0)
        await stockLedger({ registry, transaction, now, by }).release({ reservationNo, qty: still.qty_open });
    });
}
