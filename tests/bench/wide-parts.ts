import { definePage, defineResource, defineSection, type Field, namesOf, snakeCase } from '@axle/page-kit';
import type { Pool } from 'pg';

const said = (word: string) => ({ zh: word, en: word });
const text = (word: string): Field => ({ kind: 'text', label: said(word), maxLength: 80 });
const count = (word: string): Field => ({ kind: 'integer', label: said(word), min: 0, max: 1_000_000 });
const choice = (word: string, ...codes: readonly string[]): Field => ({
  kind: 'enum',
  label: said(word),
  options: codes.map(code => ({ code, label: { zh: `中${code}`, en: `The ${code}` } })),
});

/** A part as wide as a SKU: 25 fields, and the five of every record. */
const part = defineResource({
  entity: 'benchPart',
  label: said('Part'),
  service: 'item',
  nameFields: ['code'],
  fields: {
    code: text('Code'),
    nameZh: text('Chinese name'),
    nameEn: text('English name'),
    oe: text('OE number'),
    brand: text('Brand'),
    category: text('Category'),
    supplier: text('Supplier'),
    tariff: text('Tariff'),
    material: text('Material'),
    remark: text('Remark'),
    kind: choice('Kind', 'single', 'kit', 'assembly'),
    unit: choice('Unit', 'pc', 'pair', 'set'),
    salesStatus: choice('Sales', 'new', 'onSale', 'stopped'),
    markets: {
      kind: 'enumList',
      label: said('Markets'),
      options: ['US', 'CA', 'DE'].map(code => ({ code, label: { zh: `市场${code}`, en: `Market ${code}` } })),
    },
    tags: { kind: 'tags', label: said('Tags'), maxLength: 20 },
    lengthMm: count('Length'),
    widthMm: count('Width'),
    heightMm: count('Height'),
    grams: count('Weight'),
    perCarton: count('Per carton'),
    leadDays: count('Lead days'),
    inspected: { kind: 'bool', label: said('Inspected') },
    hazardous: { kind: 'bool', label: said('Hazardous') },
    launchedAt: { kind: 'instant', label: said('Launched') },
    buyer: { kind: 'user', label: said('Buyer') },
  },
});

/** The page of the bench's own parts: 30 columns. */
export const widePage = definePage({
  key: 'benchPart',
  title: said('Parts'),
  help: { why: said('Measures exports.') },
  resource: part,
  columns: [...namesOf(part.fields), 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  standard: ['list', 'export'],
});

export const wideSection = defineSection({
  key: 'basic',
  title: said('Basic'),
  defaultPage: 'benchPart',
  groups: [{ key: 'all', title: said('All'), pages: [widePage] }],
});

/** The columns of the table, as the page lists them. */
export const wideColumns = widePage.columns.map(snakeCase).join(', ');

/** Makes the table and that many rows in it. */
export async function makeWideParts(pool: Pool, rows: number): Promise<void> {
  await pool.query(`
    create table bench_part (
      id bigint primary key, version integer not null default 1, status smallint not null default 1,
      code text, name_zh text, name_en text, oe text, brand text, category text, supplier text, tariff text, material text, remark text,
      kind text, unit text, sales_status text, markets text[], tags text[],
      length_mm integer, width_mm integer, height_mm integer, grams integer, per_carton integer, lead_days integer,
      inspected boolean, hazardous boolean, launched_at timestamptz(3), buyer bigint,
      created_by bigint, created_at timestamptz(3), updated_by bigint, updated_at timestamptz(3)
    )`);
  await pool.query(
    `insert into bench_part
     select n, 1, n % 2, 'A-' || n, '刹车片 ' || n, 'Brake pad ' || n, '04465-' || lpad(n::text, 7, '0'), 'Brand ' || n % 90,
     'Category ' || n % 400, 'Supplier ' || n % 700,
       '8708' || n % 1000000, case when n % 3 = 0 then 'Ceramic, low dust' end, case when n % 50 = 0 then '=not a formula'
       when n % 4 = 0 then '-12.5' end,
       (array['single', 'kit', 'assembly'])[1 + n % 3], (array['pc', 'pair', 'set'])[1 + n % 3], (array['new', 'onSale',
       'stopped'])[1 + n % 3],
       case when n % 2 = 0 then array['US', 'CA'] else array['DE'] end, case when n % 5 = 0 then array['fragile', 'oem'] end,
       n % 900, n % 700, n % 500, n % 40000, 1 + n % 48, n % 90, n % 2 = 0, n % 40 = 0,
       timestamptz '2026-01-01' + make_interval(secs => n), 1 + n % 5, 1, timestamptz '2026-01-01' + make_interval(secs => n), 2,
       timestamptz '2026-02-01' + make_interval(secs => n::bigint * 7919 % 10000000)
     from generate_series(1, $1::int) as n`,
    [rows],
  );
  await pool.query('create index on bench_part (updated_at, id)');
  await pool.query('vacuum (analyze) bench_part');
}
