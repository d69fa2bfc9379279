import { businessDay } from '@axle/page-kit';
import { daysLeft, dueWarning } from '@axle/shop-auth';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';

/**
 * [S8.5] Notifies owners, and those whom the template names, of authorisations that are about to expire: once at each day of warning.
 */
export async function notifyOfExpiringShops(database: Kysely<Tables>, now: Date): Promise<void> {
  const shops = await database
    .selectFrom('store as s')
    .innerJoin('shop_auth as a', 'a.store', 's.id')
    .select(['s.id', 's.code', 's.name', 's.owner', 's.ends_at'])
    .where('s.status', '=', 1)
    .where('a.state', 'in', ['granted', 'pending'])
    .where('s.ends_at', 'is not', null)
    .execute();
  for (const { id, code, name, owner, ends_at } of shops) {
    const end = new Date(ends_at!);
    const due = dueWarning(end, now);
    if (due === undefined) continue;
    await database.transaction().execute(transaction =>
      sendMessage(transaction, {
        event: 'auth.expiring',
        receivers: [owner],
        object: `${code} ${businessDay(end)} ${due}`,
        values: { 'shop.name': `${code} ${name}`, 'days.left': String(daysLeft(end, now)) },
        page: 'shopAuthorization',
        record: id,
        once: true,
        now,
      }),
    );
  }
}
