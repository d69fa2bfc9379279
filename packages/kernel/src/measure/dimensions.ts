import type { Decimal } from '../decimal/decimal.ts';
import { type MeasureUnit, numberAndUnit, readMeasure } from './measure.ts';

/**
 * [K11] Reads three measures written together, `30×20×10` or `12 x 8 x 4 in`, in their unit of keeping. A unit behind the last one
 * holds for those that name none. Undefined for anything else.
 */
export function readDimensions(text: string, unit: MeasureUnit): readonly [Decimal, Decimal, Decimal] | undefined {
  const parts = text
    .slice(0, 200)
    .normalize('NFKC')
    .split(/\s*[x×✕✖*]\s*/i)
    .map(part => part.trim());
  if (parts.length !== 3) return undefined;
  const [, last] = numberAndUnit(parts[2]!);
  const [first, second, third] = parts.map(part => {
    const read = readMeasure(numberAndUnit(part)[1] === '' ? `${part} ${last}` : part, unit);
    return read.ok ? read.value : undefined;
  });
  return first !== undefined && second !== undefined && third !== undefined ? [first, second, third] : undefined;
}
