import { execFileSync } from 'node:child_process';
import path from 'node:path';
import {
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  UnionExpressionNode,
  generate,
} from 'kysely-codegen';
import type { Database } from '../database.ts';
import { bySqlAlone } from './tables-by-sql-alone.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const own = './column-types.ts';

const words = 'StoredJson<Readonly<Record<string, string>>>';
const values = 'StoredJson<Readonly<Record<string, unknown>>>';
/** What columns of JSON hold on which the program relies. */
const shapes: Readonly<Record<string, string>> = {
  'import_bad_row.cells': words,
  'import_bad_row.marks': 'StoredJson<Readonly<Record<string, CellMark>>>',
  'import_bad_row.mended': words,
  'import_task.given': words,
  'import_task.reading': 'StoredJson<ImportReading>',
  'message.given': `Generated<${words}>`,
  'record_comment.mentions': 'Generated<StoredJson<readonly Mention[]>>',
  'record_draft.base': values,
  'record_draft.values': values,
};

/** What a trigger fills where nothing is given, though the column has no default. */
const filledByTriggers: ReadonlySet<string> = new Set([
  'distribution_plan.plan_no',
  'fba_case.case_no',
  'first_leg_rule.seq',
  'last_mile_rule.seq',
  'manifest.manifest_no',
  'outbound.outbound_no',
  'parcel.parcel_no',
  'putaway.putaway_no',
  'receipt.receipt_no',
  'sku_substitute_members.period',
  'stock_conversion.cv_no',
  'stock_in_operation.op_no',
  'stock_out_operation.op_no',
  'stocktake.stocktake_no',
  'transfer_order.transfer_no',
  'warehouse_rule.seq',
  'wave.wave_no',
]);

interface Column {
  readonly name: string;
  /** By an identity or an expression: nobody writes it. */
  readonly computed: boolean;
  readonly defaulted: boolean;
  readonly type: string;
  /** The check that allows a few values only. */
  readonly check: string | null;
}

const columns = `
  select c.relname || '.' || a.attname as name, a.attidentity = 'a' or a.attgenerated <> '' as computed, a.atthasdef as defaulted,
    t.typname as type, (
      select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'
    ) as check
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  join pg_type t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped`;

/** The values that a check allows: texts, or small numbers. */
const allowed = (check: string): ExpressionNode =>
  new UnionExpressionNode(
    Array.from(/\[(.*)\]/.exec(check)![1]!.matchAll(/'((?:[^']|'')*)'|-?\d+/g), ([number, text]) =>
      text === undefined ? new IdentifierNode(number) : new LiteralNode(text),
    ),
  );

const plain: Readonly<Record<string, string>> = { int2: 'number', int4: 'number', int8: 'number', text: 'string', numeric: 'string' };

/** What the generator would not say by itself: the values that a check allows, and that nobody writes what the database computes. */
const override = ({ name, computed, defaulted, type, check }: Column): ExpressionNode | undefined => {
  const shape = shapes[name];
  if (shape !== undefined) return new IdentifierNode(shape);
  if (computed) return new GenericExpressionNode('GeneratedAlways', [new IdentifierNode(plain[type]!)]);
  if (filledByTriggers.has(name)) return new GenericExpressionNode('Generated', [new IdentifierNode(plain[type] ?? 'string')]);
  if (check === null) return undefined;
  return defaulted ? new GenericExpressionNode('Generated', [allowed(check)]) : allowed(check);
};

/**
 * The types of all tables for the query builder, as the database has them. A bigint is a number, a numeric a text, an instant ISO text:
 * what the type parsers make of them.
 */
export const tableTypes = async ({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<string> => {
  const { rows } = await pool.query<Column>(columns);
  const views = await pool.query<{ name: string }>('select viewname as name from pg_views where schemaname = current_schema()');
  const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'string' });
  Object.assign(dialect.adapter.scalars, {
    int8: new IdentifierNode('number'),
    numeric: new IdentifierNode('string'),
    timestamptz: new IdentifierNode('Instant'),
    json: new IdentifierNode('StoredJson'),
    jsonb: new IdentifierNode('StoredJson'),
  });
  const source = await generate({
    db,
    dialect,
    outFile: null,
    customImports: { Instant: own, StoredJson: own, GeneratedAlways: 'kysely' },
    overrides: { columns: Object.fromEntries(rows.flatMap(row => (override(row) ? [[row.name, override(row)!]] : []))) },
    excludePattern: `{schema_*,${[...bySqlAlone, ...views.rows.map(({ name }) => name)].join(',')}}`,
  });
  const named = source
    .replace(
      'import ',
      "import type { Mention } from '@axle/page-kit';\nimport type { ImportReading } from '../imports/import-reading.ts';\nimport type { CellMark } from '../table-file/table-row.ts';\nimport ",
    )
    .replace('export interface DB ', '/** Every table by name, as the query builder knows it. */\nexport interface Tables ');
  return execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath=tables.ts'], {
    cwd: root,
    input: named,
    encoding: 'utf8',
  });
};
