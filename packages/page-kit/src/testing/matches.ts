import { foldSpelling, isFoundBy, searchText } from '@axle/kernel';
import { type Address, addressText } from '../address/address.ts';
import type { Field } from '../field/field.ts';
import { soughtCodes } from '../kinds/code.ts';
import type { Filter } from '../query/filter.ts';
import { inForceOn, untilOf } from '../query/in-force-on.ts';
import type { RecordValues } from '../resource/resource.ts';
import { searchedTexts } from '../query/searched-texts.ts';
import { comparable, compareValues } from './compare-values.ts';

/** Whether a record satisfies a filter, read straight from the operators' meaning. */
export const matches = (fields: Readonly<Record<string, Field>>, filter: Filter, row: RecordValues): boolean =>
  filter.op === 'search' ? isFound(filter, row) : isTrue(fields, filter, row);

/** Whether what was typed finds a record by its fields together. */
const isFound = ({ field, also = [], value }: Filter, row: RecordValues): boolean =>
  isFoundBy(searchText(searchedTexts([field, ...also], row)), String(value));

const isTrue = (fields: Readonly<Record<string, Field>>, filter: Filter, row: RecordValues): boolean =>
  [filter.field, ...(filter.also ?? [])].some(key => {
    const field = fields[key];
    const until = field && untilOf(field);
    if (filter.op === 'inForceOn' && until !== undefined)
      return inForceOn(row[key] as string | undefined, row[until] as string | undefined, String(filter.value));
    return field !== undefined && holds(field, filter, row[key]);
  });

function holds(field: Field, { op, value }: Filter, held: unknown): boolean {
  if (op === 'isEmpty') return held === undefined;
  if (op === 'notEmpty') return held !== undefined;
  const isOneOf = (wanted: readonly unknown[]) => {
    const entries = Array.isArray(held) ? (held as readonly unknown[]) : [held];
    return held !== undefined && entries.some(entry => wanted.some(one => comparable(field, one) === comparable(field, entry)));
  };
  if (op === 'ne') return !isOneOf([value]);
  if (op === 'notIn') return !isOneOf(value as readonly unknown[]);
  if (held === undefined) return false;
  if (op === 'eq') return isOneOf([value]);
  if (op === 'in') return isOneOf(value as readonly unknown[]);
  if (op === 'contains' && field.kind === 'address')
    return foldSpelling(addressText(held as Address)).includes(foldSpelling(String(value)));
  const sought = field.kind === 'code' ? soughtCodes(field, String(value)) : [String(comparable(field, value))];
  if (op === 'contains') return sought.some(text => String(comparable(field, held)).includes(text));
  if (op === 'startsWith') return sought.some(text => String(comparable(field, held)).startsWith(text));
  const against = (end: unknown) => compareValues(field, held, end);
  if (op === 'between') {
    const [from, to] = value as readonly [unknown, unknown];
    return (from === null || against(from) >= 0) && (to === null || against(to) <= 0);
  }
  if (op === 'inForceOn' || op === 'search') return false;
  return { gt: against(value) > 0, gte: against(value) >= 0, lt: against(value) < 0, lte: against(value) <= 0 }[op];
}
