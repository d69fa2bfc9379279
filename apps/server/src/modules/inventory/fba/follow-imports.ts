import { unrestricted } from '@axle/permissions';
import { sameValue } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { bookLedger } from './book-ledger.ts';
import { bookShipments } from './book-shipments.ts';
import { matchReimbursements, recordReimbursed } from './match-reimbursements.ts';
import { keepShortCases } from './short-cases.ts';

/** Shipments that are followed at once. */
const most = 1000;

async function pending(database: Kysely<Tables>): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('fba_shipment_following')
    .select('shipment')
    .where('pending', '=', true)
    .orderBy('shipment')
    .limit(most)
    .execute();
  return rows.map(({ shipment }) => shipment);
}

/** [R15] Books what came in of shipments that changed, and keeps their cases in step. */
export async function followShipments(transaction: Transaction<Tables>, caller: Actor): Promise<void> {
  const shipments = await pending(transaction);
  if (shipments.length === 0) return;
  await bookShipments(transaction, caller, shipments);
  await keepShortCases(transaction, caller, shipments);
}

/** [R15] Books the movements of Amazon's ledger, and matches its new lines with reimbursements. */
export async function followLedger(transaction: Transaction<Tables>, caller: Actor): Promise<void> {
  await bookLedger(transaction, caller);
  await matchReimbursements(transaction);
}

/** [R15] Lets reimbursements lower what can be claimed, and records them with their cases. */
export async function followReimbursements(transaction: Transaction<Tables>, caller: Actor): Promise<void> {
  await matchReimbursements(transaction);
  await recordReimbursed(transaction, caller);
}

/** Follows shipments that were changed in their form, in the name of who changed them last. */
export async function settleShipments(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  for (const id of await pending(database))
    await database.transaction().execute(async transaction => {
      const found = await transaction
        .selectFrom('fba_shipment')
        .select(['updated_by', 'created_by'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const by = found?.updated_by ?? found?.created_by;
      if (typeof by !== 'number') return;
      const caller: Actor = { registry, access: unrestricted(by), now };
      await bookShipments(transaction, caller, [id]);
      await keepShortCases(transaction, caller, [id]);
    });
}

/** Marks shipments that are new, or of which status or contents changed: what came in of them is still to be booked. */
export const unsettleShipments: Consequence = async (transaction, _parts, rows) => {
  const changed = rows.flatMap(({ before, after }) =>
    after && !(before && ['amazonStatus', 'items'].every(key => sameValue(Object(before)[key], after[key]))) ? [after.id] : [],
  );
  await sql`
    insert into fba_shipment_following (shipment) select unnest(${changed}::bigint[])
    on conflict (shipment) do update set pending = true`.execute(transaction);
};
