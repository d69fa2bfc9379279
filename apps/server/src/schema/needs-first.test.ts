import { expect, it } from 'vitest';
import { needsFirst, withDependants } from './needs-first.ts';
import { type Definition, readSchema } from './read-schema.ts';

const definition = (kind: Definition['kind'], object: string, sql: string): Definition => ({
  kind,
  object,
  sql,
  name: `${kind}s/${object}.sql`,
  checksum: sql,
});
const pieces = definition('view', 'pieces', 'create view pieces as select count_of(1) as n from totals');
const totals = definition('view', 'totals', 'create view totals as select 1 as n -- unlike pieces');
const countOf = definition('function', 'count_of', 'create function count_of(integer) returns bigint return (select n from pieces)');
const alone = definition('view', 'alone', 'create view alone as select 1 as totals_of');

it('puts what a definition names before it, and not what a comment names, or the body of a function of views', () => {
  expect(needsFirst([pieces, totals, countOf, alone])).toEqual([countOf, totals, pieces, alone]);
});

it('lists what depends on a definition', () => {
  const all = [pieces, totals, countOf, alone];
  expect([...withDependants(new Set([totals]), all)]).toEqual([totals, pieces]);
  expect([...withDependants(new Set([countOf]), all)]).toEqual([countOf, pieces]);
  expect([...withDependants(new Set([alone]), all)]).toEqual([alone]);
});

it('names the files that need each other', () => {
  const other = definition('view', 'totals', 'create view totals as select n from pieces');
  expect(() => needsFirst([pieces, other])).toThrow('views/pieces.sql needs views/totals.sql needs views/pieces.sql');
});

it('orders all views and functions', async () => {
  const { definitions } = await readSchema();
  expect(new Set(needsFirst(definitions))).toEqual(new Set(definitions));
});
