import { type HomeKpis, mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { homeCalls } from './home-calls.ts';
import { kpis } from './kpi-source.ts';

const app = await demoApp(({ db, registry }) => homeCalls({ database: db, registry }));
const { db } = app;
const boss = await app.signIn('superadmin');
const kpi = async (key: string) => ((await app.get(`${mainPaths.homeKpi}?source=${key}`, { signature: boss })).data as HomeKpis).tiles[0];

describe('figures', () => {
  it('of every page are worked out without an error for a super user, a line of 14 days each', async () => {
    const { tiles } = (await app.get(mainPaths.homeKpi, { signature: boss })).data as HomeKpis;
    expect(tiles.filter(({ failed }) => failed)).toEqual([]);
    expect(tiles.map(({ key }) => key)).toEqual([...app.registry.parts(kpis).keys()]);
    expect(tiles.filter(({ days }) => days.length !== 14)).toEqual([]);
    for (const { unit, value = 0, days } of tiles.filter(tile => tile.unit === 'percent'))
      expect([unit, Math.min(value, ...days.map(day => day ?? 0)) >= 0, Math.max(value, ...days.map(day => day ?? 0)) <= 100]).toEqual([
        'percent',
        true,
        true,
      ]);
  });

  it('of stock show each of the last days as the ledger had it then', async () => {
    const { rows } = await sql<{ value: number; without: number }>`
      with days as (
        select ((n::date + 1)::timestamp at time zone 'Asia/Shanghai') as ends from generate_series('2026-05-07'::date, '2026-05-20'::date,
        interval '1 day') n)
      select d.ends,
        (select round(coalesce(sum(v.value_delta), 0))::float8 from layer_move v join stock_posting p on p.id = v.posting
        where p.posted_at < d.ends) as value,
        (select count(*) from (
          select i.sku from stock_item i group by i.sku
          having (select coalesce(sum(m.qty_delta), 0) from stock_move m where m.sku = i.sku and m.status = 'available'
          and m.posted_at < d.ends) <= 0) none) as without
      from days d order by 1`.execute(db);
    const [value, out] = [await kpi('stockValue'), await kpi('stockOuts')];
    expect(value?.days).toEqual(rows.map(row => row.value));
    expect(out?.days).toEqual(rows.map(row => row.without));
    expect([value?.value, value?.before, out?.value, out?.before]).toEqual([
      rows.at(-1)!.value,
      rows.at(-8)!.value,
      rows.at(-1)!.without,
      rows.at(-2)!.without,
    ]);
  });

  it('of outbound orders count what had not left, and what left, day by day', async () => {
    const { rows } = await sql<{ waiting: number; shipped: number }>`
      select count(o.id) filter (where o.created_at < d.ends and (o.shipped_at is null or o.shipped_at >= d.ends)) as waiting,
        count(o.id) filter (where o.shipped_at >= d.ends - interval '1 day' and o.shipped_at < d.ends) as shipped
      from (select ((n::date + 1)::timestamp at time zone 'Asia/Shanghai') as ends
      from generate_series('2026-05-07'::date, '2026-05-20'::date, interval '1 day') n) d
      left join outbound o on o.status <> 'cancelled' group by d.ends order by d.ends`.execute(db);
    expect((await kpi('outboundsWaiting'))?.days).toEqual(rows.map(({ waiting }) => waiting));
    expect((await kpi('shippedToday'))?.days).toEqual(rows.map(({ shipped }) => shipped));
    expect((await kpi('outboundsWaiting'))?.value).toBe(rows.at(-1)!.waiting);
  });

  it('that are shares have no value for a day without anything to take a share of', async () => {
    const { rows } = await sql<{ share: number | null }>`
      select round(100.0 * count(*) filter (where o.shipped_at <= o.ship_by) / nullif(count(o.id), 0), 1)::float8 as share
      from generate_series('2026-05-07'::date, '2026-05-20'::date, interval '1 day') n
      left join outbound o on o.ship_by is not null and (o.shipped_at at time zone 'Asia/Shanghai')::date = n::date group by n
      order by n`.execute(db);
    const line = rows.map(({ share }) => share);
    expect(line.some(share => share === null)).toBe(true);
    expect((await kpi('shippedOnTime'))?.days).toEqual(line);
  });
});
