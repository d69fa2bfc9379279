import { isRenamed, refuseRenamed, type ShopName } from '@axle/shop-auth';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** [S8.7] A shop that was authorised once keeps its name and its company. */
export const storeKeepsName: WriteGuard = async (transaction, _parts, rows) => {
  const renamed = rows.flatMap(({ before, after }) => (before && after && isRenamed(before as ShopName, after) ? [before.id] : []));
  if (renamed.length === 0) return;
  const found = await transaction
    .selectFrom('shop_auth')
    .select('store')
    .where('store', 'in', renamed)
    .where('authorised_at', 'is not', null)
    .limit(1)
    .execute();
  const refusal = refuseRenamed(found.length > 0);
  if (refusal) throw new RefusedWrite(refusal);
};
