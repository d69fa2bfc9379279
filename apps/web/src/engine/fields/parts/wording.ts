import type { Result } from '@axle/kernel';
import { acceptValue, type Field, formatValue, parseCell } from '@axle/page-kit';

/** How values of a field are written in an input, and read back from what people type. */
export interface Wording {
  /** The value that a text means; undefined for none. */
  read(text: string): Result<unknown>;
  write(value: unknown): string;
}

/** As the field's kind reads and writes them. What is no value of the field stays as it was typed. */
export const wordingOf = (field: Field): Wording => ({
  read: text => parseCell(field, text),
  write: value => (acceptValue(field, value).ok ? formatValue(field, value, 'en') : String(value)),
});
