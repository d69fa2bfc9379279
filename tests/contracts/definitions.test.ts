import {
  type Field,
  type FieldKind,
  fieldsOf,
  holdsDecimals,
  pagesOf,
  referencesOf,
  type Resource,
  scaleOfField,
  snakeCase,
} from '@axle/page-kit';
import { allSections, resourcesWithoutPage } from '@axle/pages';
import { indexedPlan } from '@axle/server/src/testing/indexed-plan.ts';
import { testDatabase } from '@axle/server/src/testing/test-database.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const { db, pool } = await testDatabase();

/** Column types that a field of a kind may be stored as. */
const typesOf: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['text', 'uuid', 'jsonb'],
  code: ['text'],
  files: ['json'],
  ref: ['int8'],
  cascade: ['int8'],
  integer: ['int2', 'int4', 'int8'],
  enum: ['text', 'int2', 'int4'],
  enumList: ['_text', '_int4'],
  tags: ['_text'],
  bool: ['bool'],
  instant: ['timestamptz'],
  user: ['int8'],
  page: ['text'],
  lines: [],
  bytes: ['int8'],
  decimal: ['numeric'],
  money: ['numeric'],
  percent: ['numeric'],
  quantity: ['numeric'],
  measure: ['numeric'],
  date: ['date'],
  week: ['text'],
  month: ['text'],
  time: ['text'],
  address: ['json'],
  jsonDifference: ['json', 'jsonb'],
  trend: ['json', 'jsonb'],
};
const recordColumns = { id: 'int8', version: 'int4' };

const pages = (await allSections()).flatMap(pagesOf);
const resources = [
  ...new Set([
    ...pages.map(page => page.resource).filter((resource): resource is Resource => resource !== undefined),
    ...resourcesWithoutPage,
  ]),
];
const managed = resources.filter(resource => resource.managed);
const byEntity = (list: readonly Resource[]) => list.map(resource => [resource.entity, resource] as [string, Resource]);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Digits of a number; null where the column takes any. */
  readonly precision: number | null;
  readonly scale: number | null;
}

const columnsOf = async (table: string): Promise<readonly Column[]> =>
  (
    await pool.query<Column>(
      "select column_name as name, udt_name as type, is_nullable = 'NO' as required, numeric_precision as precision, numeric_scale as scale from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    )
  ).rows;

const indexesOf = async (table: string): Promise<readonly string[]> =>
  (
    await pool.query<{ indexdef: string }>("select indexdef from pg_indexes where schemaname = 'public' and tablename = $1", [table])
  ).rows.map(row => row.indexdef);

/** `… (market, lower(make)) nulls not distinct` → `['market', 'lower(make)']`. */
const keysOfIndex = (definition: string): readonly string[] => {
  const [, keys = ''] = /\((.*?)\)(?: NULLS NOT DISTINCT)?(?: WHERE .*)?$/.exec(definition) ?? [];
  return keys.split(/,\s*(?![^(]*\))/).map(key => key.replace(/"/g, '').trim());
};

const keyOf = (fields: Readonly<Record<string, Field>>) => (name: string) => {
  const field = fields[name];
  return field?.kind === 'text' && field.fold ? `lower(${snakeCase(name)})` : snakeCase(name);
};

describe.each(byEntity(resources))('%s in the database', (_entity, resource) => {
  it('has a column of a fitting type for every field', async () => {
    const columns = new Map((await columnsOf(resource.readFrom ?? resource.table)).map(column => [column.name, column.type]));
    const misfits = Object.entries(fieldsOf(resource)).filter(
      ([name, field]) => field.kind !== 'lines' && !typesOf[field.kind].includes(columns.get(snakeCase(name)) ?? ''),
    );
    expect(misfits.map(([name, field]) => `${name} (${field.kind}): ${columns.get(snakeCase(name)) ?? 'no column'}`)).toEqual([]);
  });

  it('has a table for each field of lines, with a column of a fitting type for every column', async () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'lines') continue;
      const columns = new Map((await columnsOf(`${resource.table}_${snakeCase(name)}`)).map(column => [column.name, column.type]));
      const misfits = Object.entries(field.fields).filter(
        ([column, { kind }]) => !typesOf[kind].includes(columns.get(snakeCase(column)) ?? ''),
      );
      expect(misfits.map(([column]) => `${name}.${column}`)).toEqual([]);
      expect([columns.get('id'), columns.get('record_id'), columns.get('line_no')]).toEqual(['int8', 'int8', 'int4']);
    }
  });

  it('keeps every digit of its exact numbers', async () => {
    const columns = new Map((await columnsOf(resource.table)).map(column => [column.name, column]));
    const cut = Object.entries(fieldsOf(resource)).filter(([name, field]) => {
      const { precision, scale } = columns.get(snakeCase(name)) ?? {};
      if (!holdsDecimals(field) || precision === undefined || precision === null) return false;
      const whole = Math.max(...[field.min ?? '-', field.max ?? '-'].map(bound => /\d+/.exec(bound)?.[0].length ?? 14));
      return (scale ?? 0) < scaleOfField(field) || precision - (scale ?? 0) < whole;
    });
    expect(cut.map(([name]) => name)).toEqual([]);
  });

  it('has an id and a version', async () => {
    const columns = new Map((await columnsOf(resource.table)).map(column => [column.name, column.type]));
    expect(Object.entries(recordColumns).filter(([name, type]) => columns.get(name) !== type)).toEqual([]);
  });
});

describe.each(byEntity(managed))('%s, whose records people keep', (_entity, resource) => {
  const fields = fieldsOf(resource);

  it('has no column beyond its fields', async () => {
    const known = new Set([...Object.keys(fields).map(snakeCase), ...Object.keys(recordColumns)]);
    for (const source of [resource.table, resource.readFrom ?? resource.table])
      expect((await columnsOf(source)).map(column => column.name).filter(name => !known.has(name))).toEqual([]);
  });

  it('works figures out in what it is read from, and keeps none', async () => {
    const figures = Object.keys(fields).filter(key => fields[key]!.figure);
    const stored = (await columnsOf(resource.table)).map(column => column.name);
    expect(figures.filter(key => stored.includes(snakeCase(key)) || !fields[key]!.readOnly)).toEqual([]);
    expect(figures.length > 0).toBe(resource.readFrom !== undefined);
  });

  it('demands in the database what the definition demands', async () => {
    const columns = new Map((await columnsOf(resource.table)).map(column => [column.name, column.required]));
    expect(
      Object.entries(resource.fields)
        .filter(([name, field]) => field.kind !== 'lines' && field.required === true && columns.get(snakeCase(name)) !== true)
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('keeps every reference by a foreign key that restricts deleting, over an index', async () => {
    const { rows } = await pool.query<{ definition: string }>(
      "select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and conrelid = $1::regclass",
      [resource.table],
    );
    const indexed = (await indexesOf(resource.table)).map(definition => keysOfIndex(definition)[0]);
    const stored = referencesOf(resource).filter(([, { figure }]) => !figure);
    const faults = stored.flatMap(([name, { entity }]) => {
      const target = resources.find(other => other.entity === entity)?.table ?? '';
      const key = rows.find(({ definition }) => definition.startsWith(`FOREIGN KEY (${snakeCase(name)}) REFERENCES ${target}(id)`));
      if (!key?.definition.endsWith('ON DELETE RESTRICT')) return [`${name}: no foreign key that restricts`];
      return indexed.includes(snakeCase(name)) ? [] : [`${name}: no index begins with it`];
    });
    expect(faults).toEqual([]);
  });

  it('keeps every unique key by a unique index that takes empty for equal', async () => {
    const unique = (await indexesOf(resource.table)).filter(definition => definition.startsWith('CREATE UNIQUE INDEX'));
    const kept = unique.map(definition => ({
      keys: [...keysOfIndex(definition)].sort().join(),
      empties: definition.includes('NULLS NOT DISTINCT'),
    }));
    const missing = resource.unique.filter(({ fields: names }) => {
      const wanted = names.map(keyOf(fields)).sort().join();
      const mayBeEmpty = names.some(name => fields[name]?.required !== true);
      return !kept.some(index => index.keys === wanted && (index.empties || !mayBeEmpty));
    });
    expect(missing).toEqual([]);
  });

  it('serves the default order of its pages by an index that ends with the id', async () => {
    const indexes = (await indexesOf(resource.table))
      .map(keysOfIndex)
      .map(keys => keys.map(key => key.replace(/( COLLATE C)?( ASC| DESC)?( NULLS (FIRST|LAST))?$/, '')));
    const orders = pages
      .filter(page => page.resource === resource && page.columns.length > 0 && page.view === undefined)
      .map(page => page.sort);
    const unserved = orders.filter(order => {
      const wanted = [...order.map(sort => keyOf(fields)(sort.field)), 'id'];
      return !indexes.some(keys => wanted.every((key, index) => keys[index] === key));
    });
    // an index of an expression serves a figure that its view works out by the same one
    const sorted: unknown[] = [];
    for (const order of unserved) {
      const terms = [...order, { field: 'id', descending: order.at(-1)?.descending ?? false }].map(
        ({ field, descending }) => `t.${snakeCase(field)}${descending ? ' desc' : ''}`,
      );
      const rows = sql`select t.id from ${sql.table(resource.readFrom ?? resource.table)} t`;
      const plan = await indexedPlan({ db, pool }, sql`${rows} order by ${sql.raw(terms.join(', '))} limit 1`);
      if (!plan.some(line => line.includes('Index')) || plan.some(line => /Sort|Seq Scan/.test(line))) sorted.push(order);
    }
    expect(sorted).toEqual([]);
  });
});
