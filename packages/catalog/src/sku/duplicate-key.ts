import { bareOe } from './oe-number.ts';
import { type NumberedPart, primaryOe } from './primary-oe.ts';

/** What tells parts apart. */
interface BrandedPart extends NumberedPart {
  readonly brand?: number;
  readonly position?: string;
}

/**
 * [SKU6] What tells two SKUs apart: the primary OE number, the brand and the position. Those of the same key are probably one part twice.
 * Undefined where no OE number is known.
 */
export function duplicateKey(record: BrandedPart): string | undefined {
  const { brand, position } = record;
  const number = primaryOe(record);
  if (number === undefined || brand === undefined) return undefined;
  return [bareOe(number), String(brand), position ?? ''].join('|');
}
