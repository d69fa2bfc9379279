import { addDays, type LocalDate, type Refusal } from '@axle/kernel';

/** Pieces of a SKU that its end would strand: where they lie, on their way, and ordered but not received. */
export interface SkuStock {
  readonly onHand: number;
  readonly inTransit: number;
  readonly ordered: number;
}

/** [SKU8] A SKU is stopped only when nothing of it lies anywhere, is on its way or is still to come. */
export function stopRefusals({ onHand, inTransit, ordered }: SkuStock): readonly Refusal[] {
  if (onHand + inTransit + ordered === 0) return [];
  return [
    {
      code: 'STOCK_REMAINS',
      message: {
        zh: `仍有库存、在途或未完成的采购单：库存${onHand}，在途${inTransit}，未到${ordered}`,
        en: `There is still stock, in transit or on order: ${onHand} on hand, ${inTransit} in transit, ${ordered} on order`,
      },
    },
  ];
}

/** Days without a stock move after which a stopped SKU is put away for good. */
export const daysToArchive = 180;

/** [SKU9] A SKU is archived 180 days behind its last stock move; one that never moved may be archived at once. */
export function archiveRefusals(lastMove: LocalDate | undefined, today: LocalDate): readonly Refusal[] {
  if (lastMove === undefined) return [];
  const from = addDays(lastMove, daysToArchive);
  if (today >= from) return [];
  return [
    {
      code: 'MOVED_LATELY',
      message: {
        zh: `最近一次库存变动为${lastMove}，满${daysToArchive}天（${from}）后方可归档`,
        en: `The last stock movement was on ${lastMove}; it can be archived ${daysToArchive} days later, from ${from}`,
      },
    },
  ];
}
