import type { Refusal } from '@axle/kernel';

type Values = Readonly<Record<string, unknown>>;

/** The priority of an order that says nothing of it: the middle one of 1 to 9. */
export const usualPriority = 5;

/** What an order that is typed in leaves to us: it comes from no other document, and its priority is the usual one. */
export const outboundDerived = (record: Values): Values => ({
  sourceType: record['sourceType'] ?? 'manual',
  part: record['part'] ?? 1,
  priority: record['priority'] ?? usualPriority,
});

/** What must hold of an order by itself: transfers and shipments to FBA name the warehouse they go to, and that is another one. */
export function outboundHolds(record: Values): readonly Refusal[] {
  const { outType, warehouse, toWarehouse } = record;
  if (toWarehouse !== undefined && toWarehouse === warehouse)
    return [
      {
        code: 'SAME_WAREHOUSE',
        field: 'toWarehouse',
        message: { zh: '目的仓库不能是发货仓库', en: 'Destination and source warehouse must differ' },
      },
    ];
  if ((outType === 'transfer' || outType === 'fba') && toWarehouse === undefined)
    return [
      {
        code: 'NEEDS_DESTINATION',
        field: 'toWarehouse',
        message: { zh: '调拨与FBA出库需要目的仓库', en: 'Transfers and FBA shipments need a destination warehouse' },
      },
    ];
  return [];
}
