import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { fillSearchTexts } from '../platform/resources/search/fill-search-texts.ts';
import { keepEveryFitting } from '../modules/catalog/fitment/keep-fittings.ts';
import { workOutSkus } from '../modules/catalog/sku/work-out-skus.ts';
import { registry } from './whole-registry.ts';

/** How large a catalogue is made. Fitments are dealt out evenly, so their number is rounded to as many for each SKU. */
export interface CatalogueSize {
  readonly skus: number;
  readonly fitments: number;
}

/** Categories of the lowest level, brands and suppliers among which the SKUs are dealt out. */
const [leaves, brands, suppliers] = [600, 300, 1000];

/**
 * Fills a demo database with a made-up catalogue by the database itself: categories, brands, suppliers, SKUs and the vehicles that they
 * fit. The n-th SKU and its fitments are the same every time.
 */
export async function generateCatalogue(database: Kysely<Tables>, { skus, fitments }: CatalogueSize): Promise<void> {
  await addChoices(database);
  await withoutIndexes(database, 'sku', async () => {
    await addSkus(database, skus);
    await workOutSkus(database);
  });
  await withoutIndexes(database, 'fitment', () => addFitments(database, Math.round(fitments / skus)));
  await keepEveryFitting(database);
  await withoutIndexes(database, 'search_text_sku', () => fillSearchTexts(database, registry));
  await sql`vacuum (analyze) category, brand, supplier, sku, fitment, search_text`.execute(database);
}

/** Building indexes afterwards is many times quicker than keeping them up row by row. */
async function withoutIndexes(database: Kysely<Tables>, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = ${table} and indexdef not like 'CREATE UNIQUE%'`.execute(database);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(database);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(database);
}

async function addChoices(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into category (code, name_zh, name_en, level)
    select 'G' || lpad(n::text, 2, '0'), '系统 ' || n, 'System ' || n, 1 from generate_series(1, 20) as n`.execute(database);
  await sql`
    insert into category (code, name_zh, name_en, parent, level)
    select p.code || '-' || lpad(n::text, 3, '0'), '零件类 ' || n, 'Parts ' || n, p.id, 2
    from generate_series(1, ${leaves}::int) as n join category p on p.code = 'G' || lpad((1 + n % 20)::text, 2, '0')`.execute(database);
  await sql`
    insert into brand (code, name_zh, name_en, kind)
    select 'GB' || lpad(n::text, 3, '0'), '品牌 ' || n, 'Make of parts ' || n, 'own' from generate_series(1, ${brands}::int) as n`.execute(
    database,
  );
  await sql`
    insert into supplier (supplier_code, name_zh, name_en, short_name, type, stage, purchase_user, currency, payment_method)
    select 'GS' || lpad(n::text, 4, '0'), '供应商 ' || n, 'Supplier ' || n, '商' || n, 'factory', 'qualified',
      (select id from app_user where account = 'buyer'), 'CNY', (select min(id) from payment_method)
    from generate_series(1, ${suppliers}::int) as n`.execute(database);
}

async function addSkus(database: Kysely<Tables>, count: number): Promise<void> {
  await sql`
    with c as (select array_agg(id order by code) as ids from category where code like 'G__-%'),
      b as (select array_agg(id order by code) as ids from brand where code like 'GB%'),
      s as (select array_agg(id order by supplier_code) as ids from supplier where supplier_code like 'GS%')
    insert into sku (sku, name_zh, name_en, kind, category, brand, supplier, uom, pcs_per_uom, oe_numbers, sales_status, hazard,
    iqc_required, price, lead_days, updated_at)
    select 'GX-' || lpad(n::text, 6, '0'),
      (array['前', '后', '左前', '右后'])[1 + n % 4] || (array['刹车片', '刹车盘', '减震器', '大灯', '保险杠', '机油滤清器', '轮毂轴承', '控制臂', '水泵',
      '点火线圈'])[1 + n / 4 % 10] || ' ' || n,
      (array['Front', 'Rear', 'Front left', 'Rear right'])[1 + n % 4] || ' ' ||
        (array['brake pads', 'brake disc', 'shock absorber', 'headlamp', 'bumper', 'oil filter', 'wheel bearing', 'control arm',
        'water pump', 'ignition coil'])[1 + n / 4 % 10] || ' ' || n,
      'single', c.ids[1 + n % ${leaves}], b.ids[1 + n % ${brands}], s.ids[1 + n % ${suppliers}], 'pcs', 1,
      array[lpad((n::bigint * 7919 % 100000)::text, 5, '0') || '-' || lpad(n::text, 5, '0')],
      (array['onSale', 'onSale', 'new', 'clearance', 'draft'])[1 + n % 5], 'none', n % 3 = 0, 10 + n % 900, 10 + n % 60,
      timestamptz '2026-01-01 00:00:00+00' + make_interval(secs => n::bigint * 7919 % 10000000)
    from c, b, s, generate_series(1, ${count}::int) as n`.execute(database);
}

async function addFitments(database: Kysely<Tables>, each: number): Promise<void> {
  await sql`
    insert into fitment (sku, make, model, year_from, year_to, submodel, drive, source, verified_at)
    select k.id, 'Make ' || lpad((1 + (k.n * 31 + v) % 66)::text, 2, '0'), 'Model ' || (k.n * 17 + v * 7) % 1500,
      1990 + (k.n + v) % 30, 1993 + (k.n + v) % 30, case when v % 4 = 0 then 'LE' end, case when v % 3 = 0 then 'FWD' end, 'import', case
      when v % 2 = 0 then timestamptz '2026-01-01 00:00:00+00' end
    from (select id, substring(sku from 4)::int as n from sku where sku like 'GX-%') as k cross
    join generate_series(1, ${each}::int) as v`.execute(database);
}
