import { add, type Decimal, divide, multiply, ok, refuse, type Result, zero } from '@axle/kernel';
import { companionOf } from '../field/column-label.ts';
import { countsDifferent, type FieldTotal, hasTotal, quotientOf } from '../query/field-total.ts';
import type { RecordRow } from '../query/list-query.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import type { Resource } from '../resource/resource.ts';
import { compareValues } from './compare-values.ts';

/** The totals of fields over rows, added up one by one; people are counted once each. */
export function fieldTotals(
  resource: Resource,
  rows: readonly RecordRow[],
  keys: readonly string[],
  mayRead: (field: string) => boolean,
): Result<readonly FieldTotal[]> {
  const fields = fieldsOf(resource);
  const totals: FieldTotal[] = [];
  for (const key of keys) {
    const field = fields[key];
    const apart = field && companionOf(field);
    if (!field || !mayRead(key) || !hasTotal(field) || (apart !== undefined && !mayRead(apart)))
      return refuse({ code: 'BAD_QUERY', message: { zh: '该字段不能合计', en: 'This field has no total' }, field: key });
    const quotient = quotientOf(field);
    if (quotient && 'scale' in field) {
      const sumOf = (of: string) => rows.reduce((sum, row) => (row[of] === undefined ? sum : add(sum, String(row[of]) as Decimal)), zero);
      const [part, whole] = [sumOf(quotient.part), sumOf(quotient.whole)];
      const sum = whole === zero ? zero : divide(multiply(part, String(quotient.times) as Decimal), whole, field.scale);
      totals.push({ field: key, sum, count: rows.filter(row => row[key] !== undefined).length });
      continue;
    }
    if (countsDifferent(field)) {
      const people = rows.flatMap(row => row[key] ?? []);
      totals.push({ field: key, sum: String(new Set(people).size) as Decimal, count: people.length });
      continue;
    }
    const groups = new Map<unknown, FieldTotal>(apart === undefined ? [[undefined, { field: key, sum: zero, count: 0 }]] : []);
    for (const row of rows) {
      if (row[key] === undefined) continue;
      const of = apart === undefined ? undefined : row[apart];
      const { sum, count } = groups.get(of) ?? { sum: zero, count: 0 };
      groups.set(of, { field: key, ...(of === undefined ? {} : { of }), sum: add(sum, String(row[key]) as Decimal), count: count + 1 });
    }
    const order = (one: FieldTotal, other: FieldTotal) => (apart === undefined ? 0 : compareValues(fields[apart]!, one.of, other.of));
    totals.push(...[...groups.values()].toSorted(order));
  }
  return ok(totals);
}
