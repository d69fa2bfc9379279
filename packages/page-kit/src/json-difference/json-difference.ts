import { sameValue } from '../changes/same-value.ts';

/** What a log keeps of a change: the value before and after; absent where there was none. */
export interface JsonDifference {
  readonly before?: unknown;
  readonly after?: unknown;
}

/** One place where two values differ; absent on the side that has nothing there. */
export interface JsonChange {
  /** Keys from the outside in, `lines.2.quantity`; empty for the value itself. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Something that is looked into: an object or list with entries on both sides, or on one against nothing. */
const opens = (one: unknown, other: unknown): boolean => {
  const sides = [one, other].filter(side => side !== undefined);
  return (
    sides.length > 0 && sides.every(side => isObject(side) && !isEmpty(side)) && new Set(sides.map(side => Array.isArray(side))).size === 1
  );
};

/** [J1] Every place where two values differ, in the order of the keys; none exactly where they are the same. */
export function jsonChanges({ before, after }: JsonDifference, path: readonly string[] = []): readonly JsonChange[] {
  if (before === after || (before !== undefined && after !== undefined && sameValue(before, after))) return [];
  if (!opens(before, after))
    return [{ path: path.join('.'), ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  const [left, right] = [entriesOf(before), entriesOf(after)];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap(key => jsonChanges({ before: own(left, key), after: own(right, key) }, [...path, key]));
}

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

const own = (of: Readonly<Record<string, unknown>>, key: string) => (Object.hasOwn(of, key) ? of[key] : undefined);
