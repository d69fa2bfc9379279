import type { Refusal } from '@axle/kernel';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';

const inUse: Refusal = { code: 'HAS_STOCK', message: { zh: '子仓仍有库存', en: 'The sub-warehouse still has stock' } };

/** Parts of a warehouse with stock in one of their areas stay in use. */
export const childInUse: DisableGuard = async (transaction, records) => {
  if (records.length === 0) return new Map();
  const holding = await transaction
    .selectFrom('stock_balance as b')
    .innerJoin('bin', 'bin.id', 'b.bin')
    .innerJoin('warehouse_area as a', 'a.id', 'bin.area')
    .select('a.child')
    .distinct()
    .where(
      'a.child',
      'in',
      records.map(({ id }) => id),
    )
    .where('b.qty', '>', 0)
    .execute();
  return new Map(holding.map(({ child }) => [child, inUse]));
};
