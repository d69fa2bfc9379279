const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a field are the same: lists entry by entry, objects whatever the order of their keys. Empty values are alike. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [left, right] = [one ?? null, other ?? null];
  if (left === null || right === null) return left === right;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((entry, at) => sameValue(entry, right[at]));
  if (isObject(left) && isObject(right))
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(key => sameValue(left[key], right[key]));
  return false;
}
