import { decimal, type RecordValues } from '@axle/kernel';
import type { ValueMeta, ValueMetas } from './value-meta.ts';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const canonical = (value: unknown): unknown => {
  const read = decimal(String(value));
  return read.ok ? read.value : value;
};

const secondOf = (value: unknown): unknown => {
  const moment = Date.parse(String(value));
  return Number.isNaN(moment) ? value : Math.floor(moment / 1000);
};

/** [A1] Whether two values of a field mean the same. */
export function same(meta: ValueMeta, one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) === isEmpty(other);
  if (meta.kind === 'number') return canonical(one) === canonical(other);
  if (meta.kind === 'moment') return secondOf(one) === secondOf(other);
  if (meta.kind === 'lines' && Array.isArray(one) && Array.isArray(other))
    return sameLines(meta, one as RecordValues[], other as RecordValues[]);
  return samePlain(one, other);
}

function sameLines(
  { by, fields }: { readonly by: readonly string[]; readonly fields: ValueMetas },
  one: readonly RecordValues[],
  other: readonly RecordValues[],
): boolean {
  if (one.length !== other.length) return false;
  const keyOf = (line: RecordValues) => JSON.stringify(by.map(key => line[key] ?? null));
  const rest = Map.groupBy(other, keyOf);
  return one.every(line => {
    const candidates = rest.get(keyOf(line)) ?? [];
    const at = candidates.findIndex(candidate => Object.entries(fields).every(([key, meta]) => same(meta, line[key], candidate[key])));
    if (at < 0) return false;
    candidates.splice(at, 1);
    return true;
  });
}

function samePlain(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as RecordValues, other as RecordValues];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(key => samePlain(left[key], right[key]));
}
