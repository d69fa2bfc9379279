import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQueries } from '../testing/arbitraries.ts';
import { sampleResource } from '../testing/sample-resource.ts';
import { checkQuery } from './check-query.ts';
import type { ListQuery } from './list-query.ts';

const query = (given: object) => ({ filters: [], sort: [], limit: 10, ...given }) as ListQuery;
const all = () => true;
const refusalOf = (given: object, mayRead: (field: string) => boolean = all) => {
  const result = checkQuery(sampleResource, query(given), mayRead);
  return result.ok ? undefined : result.refusal.code;
};

describe('queries from the wire', () => {
  it('reads values as the fields read them', () => {
    const result = checkQuery(sampleResource, query({ filters: [{ field: 'code', op: 'in', value: [' Camry '] }] }), all);
    expect(result).toMatchObject({ ok: true, value: { filters: [{ value: ['Camry'] }] } });
  });

  it.each([
    ['an unknown field', { filters: [{ field: 'nope', op: 'eq', value: 1 }] }],
    ['a name of the language', { filters: [{ field: 'constructor', op: 'eq', value: 1 }] }],
    ['the prototype', { filters: [{ field: '__proto__', op: 'eq', value: 1 }] }],
    ['an operator of another kind', { filters: [{ field: 'size', op: 'contains', value: '1' }] }],
    ['a value of another kind', { filters: [{ field: 'size', op: 'eq', value: 'x' }] }],
    ['an empty value', { filters: [{ field: 'code', op: 'eq', value: ' ' }] }],
    ['an empty list', { filters: [{ field: 'code', op: 'in', value: [] }] }],
    ['a list that is too long', { filters: [{ field: 'code', op: 'in', value: Array.from({ length: 5001 }, (_, at) => `c${at}`) }] }],
    ['an open range', { filters: [{ field: 'size', op: 'between', value: [null, null] }] }],
    ['another field of another kind', { filters: [{ field: 'code', op: 'eq', value: 'x', also: ['size'] }] }],
    ['an order by lists', { sort: [{ field: 'tags' }] }],
    ['no rows', { limit: 0 }],
    ['too many rows', { limit: 501 }],
    ['a jump back', { offset: -1 }],
    ['a cursor that is no text', { after: 1 }],
  ])('refuses %s', (_, given) => {
    expect(refusalOf(given)).toBe('BAD_QUERY');
  });

  it('lets a search go beyond the bounds of a number', () => {
    expect(refusalOf({ filters: [{ field: 'size', op: 'gt', value: 9_000_000 }] })).toBeUndefined();
  });

  it('does not reveal fields that may not be read: no filter, no order, no quick search', () => {
    const hidden = (field: string) => field !== 'note';
    expect(refusalOf({ filters: [{ field: 'note', op: 'isEmpty' }] }, hidden)).toBe('BAD_QUERY');
    expect(refusalOf({ sort: [{ field: 'note' }] }, hidden)).toBe('BAD_QUERY');
    expect(refusalOf({ filters: [{ field: 'code', op: 'contains', value: 'a', also: ['note'] }] }, hidden)).toBe('BAD_QUERY');
  });

  it('passes every query that fits, and passes it again unchanged', () => {
    fc.assert(
      fc.property(listQueries(sampleResource), given => {
        const once = checkQuery(sampleResource, given, all);
        expect(once.ok && checkQuery(sampleResource, once.value, all)).toEqual(once);
      }),
    );
  });

  it('a search that was read names all that the resource is searched by, and reads again as the same', () => {
    const once = checkQuery(sampleResource, { filters: [{ field: 'note', op: 'search', value: 'Camry' }], sort: [], limit: 1 }, all);
    expect(once.ok && checkQuery(sampleResource, once.value, all)).toEqual(once);
  });

  it('[SR1] a search covers the referenced record for users who may read what that is found by', () => {
    const through = { ...sampleResource, searched: [], searchedThrough: 'code' };
    const asked = { filters: [{ field: 'note', op: 'search', value: 'a b', also: ['code'] }], sort: [], limit: 1 } as const;
    const opsOf = (mayFindBy: boolean, mayRead = all) => {
      const reply = checkQuery(through, asked, mayRead, () => mayFindBy);
      return reply.ok && reply.value.filters.map(({ op, value }) => `${op} ${String(value)}`);
    };
    expect([opsOf(true), opsOf(false)]).toEqual([['search a b'], ['contains a', 'contains b']]);
    const once = checkQuery(through, asked, all, all);
    expect(once.ok && checkQuery(through, once.value, all, all)).toEqual(once);
  });

  it('never throws, whatever is sent', () => {
    const key = fc.oneof(fc.constantFrom('code', 'size', 'tags', 'seenAt', 'toString', '__proto__'), fc.jsonValue());
    const op = fc.oneof(fc.constantFrom('eq', 'in', 'between', 'contains', 'isEmpty'), fc.jsonValue());
    const filter = fc.oneof(
      fc.jsonValue(),
      fc.record({ field: key, op, value: fc.jsonValue(), also: fc.jsonValue() }, { requiredKeys: [] }),
    );
    const sent = fc.oneof(
      fc.jsonValue(),
      fc.record({
        filters: fc.oneof(fc.jsonValue(), fc.array(filter)),
        sort: fc.oneof(fc.jsonValue(), fc.array(fc.record({ field: key }))),
        limit: fc.jsonValue(),
        after: fc.jsonValue(),
        offset: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(sent, given => {
        const result = checkQuery(sampleResource, given as unknown as ListQuery, all);
        if (!result.ok) expect(result.refusal.code).toBe('BAD_QUERY');
      }),
    );
  });
});
