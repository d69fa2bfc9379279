import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

interface Choice {
  readonly unit_margin?: string;
  readonly margin_source?: { readonly en: string };
  readonly channels: readonly { readonly code: string; readonly unit_cost: string; readonly verdict: string; readonly week: number }[];
}

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const planner = { signature: await app.signIn('planner'), language: 'en' };
const idOf = async (table: 'plan_node' | 'global_shipping' | 'warehouse' | 'site', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const node = await idOf('plan_node', 'US-W');
const site = await idOf('site', 'AMZ-US');
const { rows } = await sql<{ id: number }>`
  select id from sku where sales_status = 'onSale' and kind = 'single' order by id limit 1`.execute(app.db);
const sku = rows[0]!.id;
await sql`update sku set carton_qty = 10, carton_l = 50, carton_w = 40, carton_h = 30, unit_gross_kg = 1.5 where id = ${sku}`.execute(
  app.db,
);
// a way by air beside those by sea
await sql`
  insert into first_leg_time (origin, warehouse, shipping, effective_from, total_p50, total_p85)
  select s.warehouse, n.warehouse, ${await idOf('global_shipping', 'AIR-US')}, ${app.now()}::date - 30, 6, 8
  from plan_node n join plan_node s on s.id = n.supply_node where n.id = ${node}`.execute(app.db);
await sql`update mrp_base_config set air_allowed = true`.execute(app.db);

const choice = async (who = boss) => {
  const asked = { page: 'mrpBaseConfig', tool: 'channels', input: { sku, node } };
  return (await app.post(recordPath({ service: 'mrp', path: 'mrp_base_config' }, 'work'), asked, who)).data as Choice;
};
const verdictOf = async (code: string) => (await choice()).channels.find(one => one.code === code)?.verdict;
const publish = async (margin: string, qty = 40) => {
  await sql`
    insert into unit_margin (sku, site, margin, source, qty, shipped_from, shipped_to, published_by, published_at)
    values (${sku}, ${site}, ${margin}, ${qty > 0 ? 'orders' : 'estimate'}, ${qty}, ${app.now()}::date - 89, ${app.now()}::date,
      (select min(id) from app_user), ${app.now()})
    on conflict (sku, site) do update set margin = excluded.margin, qty = excluded.qty, source = excluded.source`.execute(app.db);
};

it('[P13] a published unit margin decides whether air is used: it pays from the extra freight on, and not below', async () => {
  await sql`delete from unit_margin where sku = ${sku}`.execute(app.db);
  await sql`delete from estimated_profit where sku = ${sku}`.execute(app.db);
  const { channels, unit_margin: none } = await choice();
  const air = channels.find(({ code }) => code === 'AIR-US')!;
  const cheapest = channels.toSorted((one, other) => Number(one.unit_cost) - Number(other.unit_cost))[0]!;
  expect(none).toBeUndefined();
  expect([air.verdict, channels.find(({ code }) => code === cheapest.code)!.verdict]).toEqual(['marginUnknown', 'economy']);
  expect(air.week).toBeLessThan(cheapest.week);
  const extra = (Number(air.unit_cost) - Number(cheapest.unit_cost)).toFixed(2);
  await publish(extra);
  expect([await verdictOf('AIR-US'), (await choice()).unit_margin, (await choice()).margin_source?.en]).toEqual([
    'pays',
    String(Number(extra)),
    'Published unit margin',
  ]);
  await publish((Number(extra) - 0.01).toFixed(2));
  expect(await verdictOf('AIR-US')).toBe('notWorth');
});

it('[P13] without a published margin the estimated profit counts; a switched-off air is not used whatever is earned', async () => {
  await sql`delete from unit_margin where sku = ${sku}`.execute(app.db);
  await sql`
    insert into estimated_profit (sku, site, fulfilment, price, state, profit) values (${sku}, ${site}, 'fba', 200, 'done', 900)`.execute(
    app.db,
  );
  expect([await verdictOf('AIR-US'), (await choice()).margin_source?.en]).toEqual(['pays', 'Estimated profit']);
  await sql`update mrp_base_config set air_allowed = false`.execute(app.db);
  expect(await verdictOf('AIR-US')).toBe('airOff');
});

it('who may not see what orders earn sees no margin', async () => {
  const { unit_margin: seen, channels } = await choice(planner);
  const mayList = await sql<{ held: boolean }>`
    select exists (select from app_user u where u.account = 'planner') as held`.execute(app.db);
  expect([mayList.rows[0]!.held, channels.length > 0]).toEqual([true, true]);
  expect(seen).toBeUndefined();
});
