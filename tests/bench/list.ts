import type { Pool } from 'pg';
import { fillVehicles } from './fill-vehicles.ts';
import { type Figure, medianOf, milliseconds } from './table.ts';
import { withServer } from './with-server.ts';

interface Case {
  readonly what: string;
  readonly query: object;
  /** The same rows by SQL alone. */
  readonly sql: string;
}

const cases: readonly Case[] = [
  { what: 'default order', query: { filters: [], sort: [{ field: 'updatedAt', descending: true }] }, sql: 'order by updated_at desc, id desc' },
  {
    what: 'one make, by model and year',
    query: { filters: [{ field: 'make', op: 'eq', value: 'Toyota' }], sort: [{ field: 'model' }, { field: 'year', descending: true }] },
    sql: `where lower(make) = 'toyota' order by lower(model), year desc, id desc`,
  },
  { what: 'model contains', query: { filters: [{ field: 'model', op: 'contains', value: 'amr' }], sort: [{ field: 'updatedAt', descending: true }] }, sql: `where lower(model) like '%amr%' order by updated_at desc, id desc` },
  { what: 'deep jump (offset)', query: { filters: [], sort: [{ field: 'updatedAt', descending: true }], offset: 10_000 }, sql: 'order by updated_at desc, id desc offset 10000' },
];

const columns = 'id, version, status, market, year, make, model, family, submodel, engine, drive, body_styles, fuel, e_pid, k_type, aliases, source, created_by, created_at, updated_by, updated_at';

async function planOf(pool: Pool, sql: string): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain select ${columns} from vehicle_model ${sql} limit 100`);
  return rows.map(row => row['QUERY PLAN'].trim().replace(/^->\s+/, '')).filter(line => /Scan|Sort/.test(line)).map(line => line.replace(/\s+\(cost.*$/, '').replace(/ on vehicle_model$/, '')).join(' < ');
}

/** A list call end to end (100 rows, rights, scope, coding, HTTP) against the same statement through the driver alone. */
export async function list(): Promise<readonly Figure[]> {
  return withServer(async ({ person, pool }) => {
    const figures: Figure[] = [];
    for (const rows of [11_543, 1_000_000]) {
      await fillVehicles(pool, rows);
      for (const { what, query, sql } of cases) {
        const ours = await medianOf(15, () => person.post('/item/vehicle_model/get_list', { page: 'vehicleModel', limit: 100, ...query }));
        const alone = await medianOf(15, () => pool.query(`select ${columns} from vehicle_model ${sql} limit 100`));
        figures.push({ what: `${rows.toLocaleString('en-US')} rows, ${what}`, ours: milliseconds(ours), against: `SQL ${milliseconds(alone)}`, ratio: ours / alone });
        figures.push({ what: `    plan: ${await planOf(pool, sql)}`, ours: '' });
      }
      const count = await medianOf(5, () => person.post('/item/vehicle_model/get_count', { page: 'vehicleModel', filters: [] }), 1);
      const alone = await medianOf(5, () => pool.query('select count(*) from vehicle_model'), 1);
      figures.push({ what: `${rows.toLocaleString('en-US')} rows, count`, ours: milliseconds(count), against: `SQL ${milliseconds(alone)}`, ratio: count / alone });
    }
    return figures;
  });
}
