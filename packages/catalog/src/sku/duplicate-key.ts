import { bareOe } from './oe-number.ts';
import { primaryOe } from './primary-oe.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * [SKU6] What tells two SKUs apart: the primary OE number, the brand and the position. Those of the same key are probably one part twice.
 * Undefined where no OE number is known.
 */
export function duplicateKey(record: Values): string | undefined {
  const { brand, position } = record;
  const number = primaryOe(record);
  if (number === undefined || brand === undefined) return undefined;
  return [bareOe(number), String(brand as number), typeof position === 'string' ? position : ''].join('|');
}
