/** Deepest nesting of lists and objects that a call may bring. */
const deepest = 32;

/** Thrown away with a refusal by the gateway: input that no handler should see. */
export class MalformedInput extends Error {}

/**
 * Copies what came over the wire with its keys renamed. Refuses what would break further in: nesting without end, and texts that
 * the database cannot store (with U+0000, or with half of a surrogate pair).
 */
export function readWireValue(value: unknown, rename: (key: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw new MalformedInput('nested too deeply');
  if (Array.isArray(value)) return value.map(entry => readWireValue(entry, rename, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [rename(storable(key)), readWireValue(entry, rename, depth + 1)]));
}

function storable(text: string): string {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new MalformedInput('a text that cannot be stored');
  return text;
}

/** Params, query and body as one object; the path wins over the body, the body over the query. A body that is no object is malformed. */
export function mergedInput(request: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}): Record<string, unknown> {
  const { params, query, body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new MalformedInput('the body is no object');
  return { ...(query as object), ...(body as object | undefined), ...(params as object) };
}
