import { compareDecimals, type Decimal, zero } from '@axle/kernel';

/** What a unit costs to transfer, to fly in instead, and what it earns where it is missing; what nobody knows is open. */
export interface TransferFigures {
  readonly cost?: Decimal | undefined;
  readonly air?: Decimal | undefined;
  readonly margin?: Decimal | undefined;
}

/** Why a transfer is suggested, or that it is not worth it. */
export type TransferReason = 'cheaperThanAir' | 'cheaperThanLost' | 'costUnknown' | 'savingUnknown' | 'notWorth';

const atLeastNothing = (amount: Decimal): Decimal => (compareDecimals(amount, zero) < 0 ? zero : amount);

/**
 * [O9c] What a transfer spares a unit: the cheaper of what would be done without it, flying the unit in or losing its margin, and never
 * less than nothing; open where neither is known (operation.md, O9).
 */
export function savedByTransfer({ air, margin }: Omit<TransferFigures, 'cost'>): Decimal | undefined {
  if (air === undefined || margin === undefined) return air ?? (margin === undefined ? undefined : atLeastNothing(margin));
  const lost = atLeastNothing(margin);
  return compareDecimals(air, lost) <= 0 ? air : lost;
}

/** [O9d] Why a transfer is worth it: it costs less than the cheaper alternative. What is not known is said (operation.md, O9). */
export function transferReason({ cost, air, margin }: TransferFigures): TransferReason {
  const saved = savedByTransfer({ air, margin });
  if (saved === undefined) return 'savingUnknown';
  if (cost === undefined) return 'costUnknown';
  if (compareDecimals(cost, saved) >= 0) return 'notWorth';
  return saved === air ? 'cheaperThanAir' : 'cheaperThanLost';
}

/** What a unit of a transfer costs by a way of going: a truck or a parcel channel, by its code. */
export interface TransferRate {
  readonly by: string;
  readonly cost: Decimal;
}

/**
 * [O9i] A transfer goes by the cheapest truck between the two warehouses, of equally cheap ones by the first code; only where no truck
 * has a rate does it go carton by carton by the cheapest parcel channel. Without any, its cost is not known (operation.md, O9).
 */
export function transferRate(trucks: readonly TransferRate[], parcels: readonly TransferRate[]): TransferRate | undefined {
  const byCost = (one: TransferRate, other: TransferRate) => compareDecimals(one.cost, other.cost) || (one.by < other.by ? -1 : 1);
  return (trucks.length > 0 ? trucks : parcels).toSorted(byCost)[0];
}
