import { type Field, fieldsOf, isReference, mayBeEmpty, type RecordRow, type ReferringField, type Sort } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { RecordParts } from '../record-parts.ts';
import { targetOf } from './target-of.ts';
import { columnOf, comparedColumn, comparedValue } from './columns.ts';
import { either, every } from './filter-condition.ts';

type ReferringParts = Pick<RecordParts, 'resource' | 'referred'>;

/** One column of a total order. */
export interface OrderTerm {
  readonly key: string;
  /** Under which key of a row the value stands that the order goes by. */
  readonly carriedAs: string;
  readonly field: Field;
  readonly expression: RawBuilder<unknown>;
  readonly descending: boolean;
  readonly mayBeEmpty: boolean;
}

const idField: Field = { kind: 'integer', label: { zh: '编号', en: 'ID' }, min: 1, max: Number.MAX_SAFE_INTEGER };

/** The columns of an order, the id last and in the direction of the column before it. */
export function orderTerms(parts: ReferringParts, sort: readonly Sort[]): readonly OrderTerm[] {
  const { resource } = parts;
  const fields = fieldsOf(resource);
  const terms = sort.map(({ field: key, descending = false }): OrderTerm => {
    const field = fields[key]!;
    const common = { key, descending, mayBeEmpty: mayBeEmpty(resource, key) };
    if (isReference(field)) return { ...common, carriedAs: `$${key}`, field: codeField, expression: codeOf(parts, key, field) };
    return { ...common, carriedAs: key, field, expression: comparedColumn(key, field) };
  });
  const last = { key: 'id', carriedAs: 'id', field: idField, expression: columnOf('id'), mayBeEmpty: false };
  return [...terms, { ...last, descending: terms.at(-1)?.descending ?? false }];
}

const codeField: Field = { kind: 'text', label: { zh: '编码', en: 'Code' }, maxLength: 200 };

/** The code of the record that a reference leads to. */
function codeOf(parts: ReferringParts, key: string, field: ReferringField): RawBuilder<unknown> {
  const { table, readFrom, knownBy } = targetOf(parts, field);
  return sql`(select ${columnOf(knownBy.code, 'r')}::text collate "C" from ${sql.table(readFrom ?? table)} as r
    where r.id = ${columnOf(key)})`;
}

/** What rows carry along for the cursor beside their fields. */
export const carried = (terms: readonly OrderTerm[]): readonly RawBuilder<unknown>[] =>
  terms.filter(({ key, carriedAs }) => key !== carriedAs).map(({ carriedAs, expression }) => sql`${expression} as ${sql.ref(carriedAs)}`);

/** A row without what it carried along. */
export function withoutCarried(terms: readonly OrderTerm[], row: RecordRow): RecordRow {
  const along = terms.filter(({ key, carriedAs }) => key !== carriedAs).map(({ carriedAs }) => carriedAs);
  if (along.length === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([key]) => !along.includes(key))) as unknown as RecordRow;
}

/** The order as SQL. Empty values are greater than any, which is what PostgreSQL does by itself. */
export const orderBy = (terms: readonly OrderTerm[]): RawBuilder<unknown> =>
  sql.join(terms.map(({ expression, descending }) => (descending ? sql`${expression} desc` : expression)));

type Condition = RawBuilder<boolean>;

/** The rows that come after the row with these values, one for each term. */
export function rowsAfter(terms: readonly OrderTerm[], values: readonly unknown[]): Condition {
  const bounds = terms.map(({ field }, index) => comparedValue(field, values[index]));
  const [first] = terms;
  if (terms.every(term => !term.mayBeEmpty && term.descending === first?.descending))
    return sql<boolean>`(${sql.join(terms.map(term => term.expression))}) ${first?.descending ? sql`<` : sql`>`} (${sql.join(bounds)})`;
  const beyond = terms.reduceRight<Condition>(
    (rest, term, index) => {
      const { expression } = term;
      const isNull = values[index] === null;
      const tied = isNull ? sql<boolean>`${expression} is null` : sql<boolean>`${expression} = ${bounds[index]}`;
      return either([comesAfter(term, isNull, bounds[index]!), every([tied, rest])]);
    },
    sql<boolean>`false`,
  );
  return every([startOf(first!, values[0], bounds[0]!), beyond]);
}

function comesAfter({ expression, descending, mayBeEmpty }: OrderTerm, isNull: boolean, bound: RawBuilder<unknown>): Condition {
  if (isNull) return descending ? sql<boolean>`${expression} is not null` : sql<boolean>`false`;
  if (descending) return sql<boolean>`${expression} < ${bound}`;
  return mayBeEmpty ? sql<boolean>`(${expression} > ${bound} or ${expression} is null)` : sql<boolean>`${expression} > ${bound}`;
}

/** Implied by the rest; said in words that an index understands, so that it starts at the right place. */
function startOf({ expression, descending, mayBeEmpty }: OrderTerm, value: unknown, bound: RawBuilder<unknown>): Condition | undefined {
  if (value === null) return undefined;
  if (descending) return sql<boolean>`${expression} <= ${bound}`;
  return mayBeEmpty ? undefined : sql<boolean>`${expression} >= ${bound}`;
}
