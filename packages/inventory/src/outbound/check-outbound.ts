import type { Refusal } from '@axle/kernel';

/** What the rules of an outbound order go by. */
interface OutboundValues {
  readonly outType?: string;
  readonly warehouse?: number;
  readonly toWarehouse?: number;
}

/** Where an order comes from, as which part of it, and how urgent it is. */
interface OutboundOrigin<Source extends string> {
  readonly sourceType?: Source;
  readonly part?: number;
  readonly priority?: number;
}

/** The priority of an order that says nothing of it: the middle one of 1 to 9. */
export const usualPriority = 5;

/** What an order that is typed in leaves to us: it comes from no other document, and its priority is the usual one. */
export const outboundDerived = <Source extends string>({ sourceType, part, priority }: OutboundOrigin<Source>) => ({
  sourceType: sourceType ?? ('manual' as const),
  part: part ?? 1,
  priority: priority ?? usualPriority,
});

/** What must hold of an order by itself: transfers and shipments to FBA name the warehouse they go to, and that is another one. */
export function checkOutbound({ outType, warehouse, toWarehouse }: OutboundValues): readonly Refusal[] {
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
