import { bareOe } from './oe-number.ts';
import { type NumberedPart, primaryOe } from './primary-oe.ts';

/** What distinguishes parts. */
interface BrandedPart extends NumberedPart {
  readonly brand?: number;
  readonly position?: string;
}

/**
 * [SKU6] What distinguishes two SKUs: the primary OE number, the brand and the position. SKUs of the same key are probably duplicates.
 * Undefined where no OE number is known.
 */
export function duplicateKey(record: BrandedPart): string | undefined {
  const { brand, position } = record;
  const number = primaryOe(record);
  if (number === undefined || brand === undefined) return undefined;
  return [bareOe(number), String(brand), position ?? ''].join('|');
}
