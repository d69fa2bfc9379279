import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access } from '../access/access.ts';
import { accesses, nobody } from '../testing.ts';
import { inScope, ownedInScope, scopeOf } from './scope-of.ts';

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

  it('[S2] a scope that goes by people holds what is theirs, new or old; another holds the listed ids', () => {
    const listed = { ...nobody, scopes: new Map([['supplier', new Set(['S1'])]] as const) };
    const own = { ...listed, owners: new Map([['supplier', new Set(['7'])]] as const) };
    const all = { ...nobody, scopes: new Map([['supplier', 'all']] as const) };
    const ways = (access: Access) =>
      [['7', 'S1'], ['8', 'S1'], ['7'], [undefined, 'S2']].map(([owner, id]) => ownedInScope(access, 'supplier', owner, id));
    expect([ways(own), ways(listed)]).toEqual([
      [true, false, true, false],
      [true, true, false, false],
    ]);
    expect([ways(all), ways({ ...own, isSuper: true }), ways(nobody)].map(each => each.every(Boolean))).toEqual([true, true, false]);
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
