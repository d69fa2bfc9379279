import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import type { BackgroundWork } from '../../../platform/jobs/background-work.ts';
import { countListings } from './count-listings.ts';
import { publishQuantities } from './publish-quantities.ts';

/**
 * Counts all listings again; what was published once and would be shown otherwise now is published again, and a freeze whose day is over
 * ends.
 */
export const followStock: BackgroundWork = async ({ database, registry, now }) => {
  const at = now();
  await countListings(database, at);
  await database.transaction().execute(async transaction => {
    await sql`
      update sellable_stock set frozen_until = null, freeze_reason = null, version = version + 1
      where frozen_until < ${at}::date`.execute(transaction);
    const { rows } = await sql<{ ptSku: number }>`
      select pt_sku as "ptSku" from sellable_stock where published is not null and ruled is not null
        and published <> case when frozen_until is null then ruled else 0 end order by id for update`.execute(transaction);
    const caller = { registry, access: unrestricted(1), now: at };
    await publishQuantities(
      transaction,
      caller,
      rows.map(({ ptSku }) => ptSku),
      'stock',
    );
  });
};
