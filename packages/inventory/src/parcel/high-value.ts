import { add, compareDecimals, type Decimal, fill, multiply, type Refusal } from '@axle/kernel';

/** Pieces in a parcel, with what one of them cost last where that is known. */
export interface ValuedPieces {
  readonly qty: number;
  readonly unitCost?: Decimal;
}

/** [R11d] What the pieces of a parcel are worth by their last costs, in CNY; pieces of unknown cost count as nothing. */
export const parcelWorth = (pieces: readonly ValuedPieces[]): Decimal =>
  pieces.reduce<Decimal>(
    (sum, { qty, unitCost }) => (unitCost === undefined ? sum : add(sum, multiply(String(qty) as Decimal, unitCost))),
    '0' as Decimal,
  );

/**
 * [R11d] A parcel worth more than the limit of its shop is photographed before it is closed; the refusal names the limit, not the value.
 */
export function photoWanted(pieces: readonly ValuedPieces[], limit: Decimal | undefined, photos: number): Refusal | undefined {
  if (limit === undefined || photos > 0 || compareDecimals(parcelWorth(pieces), limit) <= 0) return undefined;
  return {
    code: 'PHOTO_REQUIRED',
    field: 'photos',
    message: fill(
      { zh: '高价值包裹（超过 {limit} 元）：请先拍照', en: 'High-value parcel (above CNY {limit}): take a photo first' },
      { limit },
    ),
  };
}
