import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accesses, nobody } from '../testing.ts';
import { inScope, scopeOf } from './scope-of.ts';

describe('data scopes', () => {
  it('[S2] without one nothing is seen', () => {
    expect(scopeOf(nobody, 'supplier')).toEqual(new Set());
    expect(inScope(scopeOf(nobody, 'supplier'), '1')).toBe(false);
  });

  it('[S2] super users see everything', () => {
    expect(scopeOf({ ...nobody, isSuper: true }, 'shop')).toBe('all');
  });

  it('[S2] a listed scope holds its targets alone, and no record without a target', () => {
    const access = { ...nobody, scopes: new Map([['supplier', new Set(['S1', 'S2'])]] as const) };
    const scope = scopeOf(access, 'supplier');
    expect(['S1', 'S2', 'S3', undefined].map(target => inScope(scope, target))).toEqual([true, true, false, false]);
    expect(inScope('all', undefined)).toBe(true);
  });

  it('[S2] no kind lends its scope to another', () => {
    fc.assert(
      fc.property(accesses(), access => {
        fc.pre(!access.isSuper);
        expect(scopeOf(access, 'market')).toEqual(new Set());
      }),
    );
  });
});
