import type { Pool } from 'pg';

const makes = ['Toyota', 'Honda', 'Ford', 'Chevrolet', 'BMW', 'Nissan', 'Kia', 'Volvo', 'Mazda', 'Subaru'];

/** Brings the table to that many vehicles, made of nothing but their number, and lets the planner know. */
export async function fillVehicles(pool: Pool, rows: number): Promise<void> {
  await pool.query('truncate vehicle_model restart identity');
  await pool.query(
    `insert into vehicle_model (market, year, make, model, family, engine, drive, body_styles, fuel, source, created_at, updated_at)
     select 'US', 1992 + n % 34, ($2::text[])[1 + (n / 34) % 10], case when n % 997 = 0 then 'Camry ' else 'Model ' end || n / 340, 'Family ' || n % 500,
       (1 + n % 6) || '.' || n % 10 || 'L L4', (array['FWD', 'RWD', 'AWD', '4WD'])[1 + n % 4], array[(array['sedan', 'coupe', 'suv', 'wagon'])[1 + n % 4]],
       'gasoline', 'generated', timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series(1, $1::int) as n`,
    [rows, makes],
  );
  await pool.query('vacuum analyze vehicle_model');
}
