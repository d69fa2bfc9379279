import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backgroundRefreshDelay, cachedValue, cacheKey } from './signed-cache.ts';

describe('cached answers', () => {
  it('[N8] [spec 4.11] belong to one signature', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 20 }), fc.string({ minLength: 20 }), (one, other) => {
        fc.pre(one !== other);
        expect(cacheKey('menu', one)).not.toBe(cacheKey('menu', other));
        expect(cacheKey('menu', one)).toBe(cacheKey('menu', one));
        expect(cacheKey('menu', one)).not.toContain(one);
      }),
    );
    expect(cacheKey('menu', 'a')).not.toBe(cacheKey('dictionaries', 'a'));
  });

  it('[N8] [spec 9.3] are refreshed after 10 s', () => {
    expect(backgroundRefreshDelay).toBe(10_000);
  });

  it('[N8] are read back, or are none', () => {
    expect(cachedValue('{"a":[1]}')).toEqual({ a: [1] });
    for (const text of [null, undefined, '', '{', 'x']) expect(cachedValue(text)).toBeUndefined();
  });
});
