import { bareOe } from './oe-number.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * [SKU6] What tells two SKUs apart: the first OE number, the brand and the position. Those of the same key are probably one part twice.
 * Undefined where no OE number is known.
 */
export function duplicateKey({ oeNumbers, brand, position }: Values): string | undefined {
  const [first] = (oeNumbers as readonly unknown[] | undefined) ?? [];
  if (typeof first !== 'string' || brand === undefined) return undefined;
  return [bareOe(first), String(brand as number), typeof position === 'string' ? position : ''].join('|');
}
