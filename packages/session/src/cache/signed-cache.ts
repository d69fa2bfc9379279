/** [N8] What is loaded from the cache is refreshed in the background after this many milliseconds. */
export const backgroundRefreshDelay = 10_000;

/**
 * [N8] Key of something cached for one sign-in (`menu`, `dictionaries`, `hidden-fields`). Another signature has another key, so nobody
 * meets what was cached for somebody else. The signature itself cannot be read back from the key.
 */
export const cacheKey = (what: string, signature: string): string => `axle.${what}@${digest(signature)}`;

/** FNV-1a over two lanes: not for secrets, only to distinguish sign-ins. */
function digest(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ (unit + index), 0x85ebca6b);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}

/** Reads what was cached; undefined when nothing was or it is no JSON. */
export function cachedValue(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
