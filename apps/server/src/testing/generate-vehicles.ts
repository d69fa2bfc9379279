import { type Kysely, sql } from 'kysely';
import { keepEveryFitting } from '../modules/catalog/fitment/keep-fittings.ts';
import type { Tables } from '../platform/database/tables.ts';

/**
 * Fills the vehicle library with made-up vehicles, all different, by the database itself: 66 makes of uneven size, some 15,000 models,
 * years 1981 to 2027, engines as many as it takes. The n-th vehicle is the same every time.
 */
export async function generateVehicles(database: Kysely<Tables>, count: number): Promise<void> {
  // building indexes afterwards is many times quicker than keeping them up row by row
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = 'vehicle_model'
    and indexdef not like 'CREATE UNIQUE%'`.execute(database);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(database);
  await insertVehicles(database, count);
  for (const { definition } of indexes) await sql.raw(definition).execute(database);
  await keepEveryFitting(database);
  await sql`vacuum (analyze) vehicle_model`.execute(database);
}

async function insertVehicles(database: Kysely<Tables>, count: number): Promise<void> {
  await sql`
    insert into vehicle_model (market, year, make, model, family, submodel, engine, drive, body_styles, fuel, source, updated_at)
    select (array['US', 'US', 'US', 'CA', 'MX', 'DE', 'UK'])[1 + n % 7],
      1981 + (n / 7) % 47,
      'Make ' || lpad(make::text, 2, '0'),
      'Model ' || (array['Astra', 'Breeze', 'Comet', 'Delta', 'Ember', 'Falcon', 'Gale', 'Harbor', 'Iris',
      'Jade'])[1 + (n / 329) % 10] || ' ' || make || '-' || (n / 3290) % 23,
      case when n % 3 = 0 then 'Family ' || make end,
      case when n % 4 > 0 then (array['LE', 'SE', 'XLE'])[n % 4] end,
      (1 + n % 6) || '.' || n % 10 || 'L V' || n,
      case when n % 5 > 0 then (array['FWD', 'RWD', 'AWD', '4WD'])[n % 5] end,
      case when n % 24 = 0 then array['unknown'] when n % 7 = 0 then array['sedan', 'coupe']
      else array[(array['sedan', 'suv', 'pickup', 'van', 'hatchback', 'wagon'])[1 + n % 6]] end,
      case when n % 11 = 0 then 'hybrid' when n % 3 > 0 then 'gasoline' end,
      'generated',
      timestamptz '2026-01-01 00:00:00+00' + make_interval(secs => n::bigint * 7919 % 10000000)
    from (select n, (66 - floor(sqrt(n % 4356 * 7877 % 4356)))::int as make
    from generate_series(1, ${count}::int) as n) as numbered`.execute(database);
}
