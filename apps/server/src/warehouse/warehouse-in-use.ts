import type { Refusal } from '@axle/kernel';
import type { DisableGuard } from '../pages/disable-guards.ts';

const inUse: Refusal = {
  code: 'HAS_STOCK',
  message: { zh: '仓库仍有库存或单据', en: 'Warehouse still has stock or documents' },
};

/** Warehouses with stock stay in use. */
export const warehouseInUse: DisableGuard = async (transaction, records) => {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const holding = await transaction
    .selectFrom('stock_balance')
    .select('warehouse')
    .distinct()
    .where('warehouse', 'in', ids)
    .where('qty', '>', 0)
    .execute();
  return new Map(holding.map(({ warehouse }) => [warehouse, inUse]));
};
