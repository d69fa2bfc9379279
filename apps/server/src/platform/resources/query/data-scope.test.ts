import { sampleResource } from '@axle/page-kit/testing';
import { nobody } from '@axle/permissions/testing';
import { describe, expect, it } from 'vitest';
import { liesInScope } from './data-scope.ts';
import type { Actor } from '../record-parts.ts';
import { registry } from '../../../testing/whole-registry.ts';

const scoped = { ...sampleResource, scopedBy: { kind: 'supplier', field: 'maker' } };
const openWithout = { ...scoped, scopedBy: { ...scoped.scopedBy, openWithout: true as const } };
const own = { ...sampleResource, scopedBy: { kind: 'supplier', field: 'id' } };
const seeing = (targets: 'all' | readonly string[]): Actor => ({
  registry,
  access: { ...nobody, scopes: new Map([['supplier', targets === 'all' ? targets : new Set(targets)]]) },
  now: new Date('2026-05-20T09:00:00.000Z'),
});

describe('a record within the scope by which it is changed', () => {
  const ways = (resource: typeof scoped, targets: 'all' | readonly string[]) =>
    [{ maker: 1 }, { maker: 2 }, {}, { maker: null }].map(record => liesInScope(resource, seeing(targets), record));

  it('[S2] has a target that the scope names; one without a target lies in none but that of all', () => {
    expect(ways(scoped, ['1'])).toEqual([true, false, false, false]);
    expect(ways(scoped, [])).toEqual([false, false, false, false]);
    expect(ways(scoped, 'all')).toEqual([true, true, true, true]);
  });

  it('[S2] without a target is open where the resource says so, and only then', () => {
    expect(ways(openWithout, ['1'])).toEqual([true, false, true, true]);
    expect(ways(openWithout, [])).toEqual([false, false, true, true]);
  });

  it('[S2] may be the target itself: a new one, which has no id, lies in no scope of listed ids', () => {
    expect([1, 2, undefined].map(id => liesInScope(own, seeing(['1']), {}, id))).toEqual([true, false, false]);
  });

  it('[S2] is any, where the resource is not scoped', () => {
    expect(liesInScope(sampleResource, seeing([]), {})).toBe(true);
  });
});
