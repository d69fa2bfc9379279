import { type Field, fieldsOf, pagesOf, type Resource, snakeCase } from '@axle/page-kit';
import { allSections, resourcesWithoutPage } from '@axle/pages';
import { pageRegistry } from '@axle/server/src/platform/registry/page-registry.ts';
import { refusalOfWriting } from '@axle/server/src/platform/resources/refused-by-database.ts';
import { testDatabase } from '@axle/server/src/testing/test-database.ts';
import { expect, it } from 'vitest';

const { pool } = await testDatabase();
const sections = await allSections();
const registry = pageRegistry(sections);
const pages = sections.flatMap(pagesOf);
const resources = [...new Set([...pages.flatMap(page => page.resource ?? []), ...resourcesWithoutPage])];

/** What people write into columns of a table: its record, or the lines of one. */
interface Written {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
}

const tables = new Map<string, Written>(
  resources
    .filter(({ managed }) => managed)
    .flatMap(resource => [
      [resource.table, { resource, fields: fieldsOf(resource) }] as const,
      ...Object.entries(resource.fields).flatMap(([name, field]) =>
        field.kind === 'lines' ? [[`${resource.table}_${snakeCase(name)}`, { resource, fields: field.fields }] as const] : [],
      ),
    ]),
);

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly kind: 'c' | 'u' | 'x';
  readonly columns: readonly string[];
  readonly definition: string;
}

const { rows: constraints } = await pool.query<Constraint>(`
  select c.conrelid::regclass::text as table, conname as name, contype as kind, pg_get_constraintdef(c.oid) as definition,
    array(select attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
  from pg_constraint c where c.connamespace = current_schema()::regnamespace and contype in ('c', 'u', 'x')
  union all
  select i.indrelid::regclass::text, i.indexrelid::regclass::text, 'u', pg_get_indexdef(i.indexrelid),
    array(select a.attname::text from pg_depend d join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
      where d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid > 0)
  from pg_index i join pg_class k on k.oid = i.indexrelid and k.relnamespace = current_schema()::regnamespace
  where indisunique and not indisprimary and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by 1, 2`);

const codes = { c: '23514', u: '23505', x: '23P01' } as const;
const refusalOf = ({ table, name, kind, columns }: Constraint, resource: Resource) =>
  refusalOfWriting(registry, resource, {
    code: codes[kind],
    table,
    constraint: name,
    detail: kind === 'u' ? `Key (${columns.join(', ')})=(x) already exists.` : '',
  });

/** The columns that people write. */
const writtenIn = ({ table, columns }: Constraint): readonly string[] => {
  const fields = tables.get(table)?.fields ?? {};
  return Object.entries(fields).flatMap(([key, field]) =>
    columns.includes(snakeCase(key)) && !field.readOnly && !field.figure ? [snakeCase(key)] : [],
  );
};

it('every constraint on what people write is refused in words of its own, in both languages', () => {
  const bare = constraints.filter(constraint => {
    if (writtenIn(constraint).length === 0) return false;
    const refusal = refusalOf(constraint, tables.get(constraint.table)!.resource);
    return !refusal?.field || !refusal.message.zh || !refusal.message.en;
  });
  expect(bare.map(({ table, name, definition }) => `${table}: ${name} ${definition}`)).toEqual([]);
});

it('every exclusion has words of its own', () => {
  const exclusions = constraints.filter(({ kind, table }) => kind === 'x' && tables.has(table));
  expect(exclusions.length).toBeGreaterThan(15);
  const words = exclusions.map(constraint => refusalOf(constraint, tables.get(constraint.table)!.resource)?.field);
  expect(words).not.toContain(undefined);
});

it('words stand for a constraint that there is, on the table of their record or of its lines', async () => {
  const { rows: raised } = await pool.query<{ source: string }>(
    "select prosrc as source from pg_proc where pronamespace = current_schema()::regnamespace and prosrc like '%constraint = %'",
  );
  const named = new Set(constraints.map(({ name }) => name));
  const isRaised = (name: string) => raised.some(({ source }) => source.includes(`'${name}'`));
  const stale = resources.flatMap(({ table, constraints: worded = {} }) =>
    Object.keys(worded).filter(name => !name.startsWith(`${table}_`) || !(named.has(name) || isRaised(name))),
  );
  expect(stale).toEqual([]);
});
