import { isHeldTooLong, type OrderStatus, statusAfter } from '@axle/orders';
import { unrestricted } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { nothingHeld, type OrderRow } from './on-order.ts';
import { isReserved, releasePieces } from './release-pieces.ts';

/** How many are looked at each time. */
const portion = 200;
const hour = 3_600_000;

/**
 * [S9b] Held orders give their reservations back after 48 hours, and those that were held until a moment go on from where they were; each
 * on behalf of the user who held it. Answers how many changed (oms.md, S9).
 */
export async function sweepHolds(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const found = await database
    .selectFrom('sales_order')
    .select('id')
    .where('status', '=', 'held')
    .where(({ or, eb }) =>
      or([
        eb('hold_until', '<=', now.toISOString()),
        eb.and([eb('held_at', '<=', new Date(now.getTime() - 48 * hour).toISOString()), eb('status_before', 'in', ['allocated'])]),
      ]),
    )
    .orderBy('held_at')
    .limit(portion)
    .execute();
  if (found.length === 0) return 0;
  return database.transaction().execute(async transaction => {
    const parts = ownParts(transaction, { registry, access: unrestricted(1), now }, 'orderList');
    const orders = (await lockById(
      transaction,
      parts,
      found.map(({ id }) => id),
    )) as unknown as readonly OrderRow[];
    let changed = 0;
    for (const order of orders) {
      if (order.status !== 'held') continue;
      const caller = { registry, access: unrestricted(Number(order['updatedBy'] ?? 1)), now };
      const own = { ...ownParts(transaction, caller, 'orderList'), database: transaction };
      const context = ledgerContext(transaction, caller);
      const isOver = order['holdUntil'] !== undefined && Date.parse(String(order['holdUntil'])) <= now.getTime();
      const isLong = isHeldTooLong(new Date(String(order['heldAt'])), now);
      if (isLong) await releasePieces(context, order.id);
      const goesOn = statusAfter(order.statusBefore, isLong || !(await isReserved(context, order.id)));
      const freed = isLong ? { warehouse: undefined, channel: undefined } : {};
      const after = isOver
        ? { ...order, ...nothingHeld, ...freed, status: goesOn, statusBefore: undefined }
        : { ...order, ...freed, statusBefore: goesOn satisfies OrderStatus };
      await updateRows(
        transaction,
        own,
        [{ before: order, after }],
        isOver ? { action: 'state', transition: 'release' } : { action: 'update' },
      );
      changed += 1;
    }
    return changed;
  });
}
