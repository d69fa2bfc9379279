/** Keys met so far with their other form; no longer filled when full, since callers choose keys. */
const mostRemembered = 5000;

type Convert = (key: string) => string;

const remembering = (convert: Convert): Convert => {
  const known = new Map<string, string>();
  return key => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const converted = convert(key);
    if (known.size < mostRemembered && key.length <= 64) known.set(key, converted);
    return converted;
  };
};

/** `nameZh` → `name_zh`. Keys that are no camelCase words (`basic.vehicleModel`, `ALL`) stay. */
export const snakeKey: Convert = remembering(key =>
  /^[a-z][A-Za-z0-9]*$/.test(key) ? key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) : key,
);

/** `name_zh` → `nameZh`. Keys that are no snake_case words stay; an underscore before a digit stays too. */
export const camelKey: Convert = remembering(key =>
  /^[a-z][a-z0-9_]*$/.test(key) ? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : key,
);

/** Whether a value is a plain object or list, whose keys are ours to convert; dates, files and the like are values. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Deepest level whose keys are converted: nothing of ours is nearly as deep, and a reply made to exhaust the stack must not. */
const deepest = 200;

function convertKeys(value: unknown, convert: Convert, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map(entry => convertKeys(entry, convert, depth + 1));
  if (!isPlain(value)) return value;
  const converted: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    // an own key of this name would replace the new object's prototype
    if (key === '__proto__') continue;
    converted[convert(key)] = convertKeys((value as Record<string, unknown>)[key], convert, depth + 1);
  }
  return converted;
}

/** The same JSON with snake_case keys, 200 levels deep; values stay as they are. */
export const toSnakeKeys = (value: unknown): unknown => convertKeys(value, snakeKey);

/** The same JSON with camelCase keys, 200 levels deep; values stay as they are. */
export const toCamelKeys = (value: unknown): unknown => convertKeys(value, camelKey);
