import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const planner = { signature: await app.signIn('planner'), language: 'en' };
const configs = { service: 'mrp', path: 'mrp_base_config' };
const add = (values: object) => app.post(recordPath(configs, 'add'), { page: 'mrpBaseConfig', values }, planner);
const node = (await app.db.selectFrom('plan_node').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow()).id;
const part = await app.db.selectFrom('sku').selectAll().where('sku', 'like', 'PAD-%').orderBy('sku').executeTakeFirst();
const sku =
  part ?? (await app.db.selectFrom('sku').selectAll().where('sales_status', '=', 'onSale').orderBy('sku').executeTakeFirstOrThrow());
const effective = () =>
  app.post(recordPath(configs, 'work'), { page: 'mrpBaseConfig', tool: 'effective', input: { sku: sku.id, node } }, planner);

interface Effective {
  readonly lead_total: number;
  readonly parts: readonly { readonly part: { en: string }; readonly days: number; readonly source: { en: string } }[];
  readonly fields: readonly { readonly field: { en: string }; readonly source: { en: string } }[];
}

it('[B16] lead 35 + QC 3 (category) + prep 5 (default) + first leg 38 (node) + receive 3 (default) → 84; the effective tab names the source of each', async () => {
  await sql`delete from purchase_time`.execute(app.db);
  await app.db.updateTable('sku').set({ lead_days: 35 }).where('id', '=', sku.id).execute();
  await app.db.updateTable('mrp_base_config').set({ status: 0 }).where('scope', '=', 'node').execute();
  const ship = await app.db.selectFrom('global_shipping').select('id').where('code', '=', 'SEA-LCL-LGB').executeTakeFirstOrThrow();
  await sql`update first_leg_time set total_p50 = 38, total_p85 = 44 where shipping = ${ship.id}`.execute(app.db);
  await app.db.deleteFrom('mrp_base_config').where('scope', 'in', ['category', 'sku', 'market', 'node']).execute();
  const { parent } = await app.db.selectFrom('category').select('parent').where('id', '=', sku.category).executeTakeFirstOrThrow();
  expect(await add({ scope: 'category', category: parent ?? sku.category, qc_days: 3 })).toMatchObject({ code: replyCodes.ok });
  expect(await add({ scope: 'node', node, transport: ship.id })).toMatchObject({ code: replyCodes.ok });
  const found = (await effective()).data as Effective;
  expect(found.lead_total).toBe(84);
  expect(found.parts.map(({ part: name, days, source }) => [name.en, days, source.en])).toEqual([
    ['Purchase', 35, 'SKU master'],
    ['QC', 3, expect.stringMatching(/^Category /)],
    ['Prep', 5, 'Default'],
    ['First leg', 38, 'First-leg time SEA-LCL-LGB'],
    ['Receive', 3, 'Default'],
  ]);
  expect(found.fields.find(({ field }) => field.en === 'Transport')?.source.en).toBe('Node US-W');
  expect(found.fields.every(({ source }) => source.en !== '')).toBe(true);
});

it('[B16] a row shows the lead time that follows from it; the purchase time of the supplier goes before the days of the SKU', async () => {
  const rows = async () =>
    (
      (await app.post(recordPath(configs, 'list'), { page: 'mrpBaseConfig', filters: [], sort: [], limit: 50 }, planner)).data as {
        rows: readonly { scope: string; lead_total: number }[];
      }
    ).rows;
  const totalOf = async (scope: string) => (await rows()).find(row => row.scope === scope)?.lead_total;
  expect(await totalOf('node')).toBe(2 + 5 + 38 + 3);
  expect(await totalOf('category')).toBe(3 + 5 + 3);
  expect(await totalOf('default')).toBe(2 + 5 + 3);
  expect(await add({ scope: 'sku', sku: sku.id, prep_days: 7 })).toMatchObject({ code: replyCodes.ok });
  expect(await totalOf('sku')).toBe(35 + 3 + 7 + 3);
  const long = [{ field: 'leadTotal', op: 'gte', value: 48 }];
  const found = await app.post(recordPath(configs, 'list'), { page: 'mrpBaseConfig', filters: long, sort: [], limit: 50 }, planner);
  expect((found.data as { rows: readonly { scope: string }[] }).rows.map(({ scope }) => scope).toSorted()).toEqual(['node', 'sku']);
  await sql`insert into purchase_time (supplier, category, lead_days, sd_days, effective_from)
    select supplier, category, 50, 3, '2026-01-01' from sku where id = ${sku.id}`.execute(app.db);
  expect(await totalOf('sku')).toBe(50 + 3 + 7 + 3);
  const answer = (await effective()).data as Effective & { readonly nodes: readonly { node: string; total?: number }[] };
  expect(answer.lead_total).toBe(50 + 3 + 7 + 38 + 3);
  expect(answer.parts[0]).toMatchObject({ days: 50, source: { en: 'Purchase lead times' } });
  expect(answer.nodes.find(each => each.node === 'US-W')).toMatchObject({ purchase: 50, first_leg: 38, total: 101 });
  await app.db.deleteFrom('mrp_base_config').where('scope', '=', 'sku').execute();
  await sql`delete from purchase_time`.execute(app.db);
});

it('[P6] horizon, frozen weeks and fixed lots are held; a row names what its scope requires; one row per scope', async () => {
  expect(await add({ scope: 'node', horizon_weeks: 30 })).toMatchObject({ reason: 'SCOPE' });
  const eu = (await app.db.selectFrom('market').select('id').where('code', '=', 'EU').executeTakeFirstOrThrow()).id;
  const inEu = (values: object) => add({ scope: 'market', market: eu, ...values });
  expect(await inEu({ horizon_weeks: 25 })).toMatchObject({ reason: 'HORIZON' });
  expect(await inEu({ horizon_weeks: 30, frozen_weeks: 30 })).toMatchObject({ reason: 'FROZEN' });
  expect(await inEu({ lot_policy: 'foq' })).toMatchObject({ reason: 'FIXED_LOT' });
  expect(await inEu({ lot_policy: 'foq', fixed_lot: 50 })).toMatchObject({ code: replyCodes.ok });
  expect(await inEu({ qc_days: 1 })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
});

it('there is exactly one default row, neither deleted nor disabled nor emptied', async () => {
  const [row] = await app.db.selectFrom('mrp_base_config').selectAll().where('scope', '=', 'default').execute();
  const target = { id: row!.id, version: row!.version };
  expect(await add({ scope: 'default', qc_days: 2 })).not.toMatchObject({ code: replyCodes.ok });
  const del = await app.post(recordPath(configs, 'del'), { page: 'mrpBaseConfig', targets: [target] }, planner);
  expect(del).toMatchObject({ data: [{ refusal: { code: 'DEFAULT_KEPT' } }] });
  const off = await app.post(recordPath(configs, 'disable'), { page: 'mrpBaseConfig', targets: [target] }, planner);
  expect(off).toMatchObject({ data: [{ refusal: { code: 'DEFAULT_KEPT' } }] });
  const emptied = await app.post(recordPath(configs, 'update'), { page: 'mrpBaseConfig', ...target, values: { qc_days: null } }, planner);
  expect(emptied).toMatchObject({ reason: 'DEFAULT_EMPTY' });
});

it('active SKUs without lead days or carton data are listed', async () => {
  await app.db.updateTable('sku').set({ lead_days: null }).where('id', '=', sku.id).execute();
  await app.db.updateTable('sku').set({ sales_status: 'onSale' }).where('id', '=', sku.id).execute();
  const reply = await app.post(
    recordPath(configs, 'work'),
    { page: 'mrpBaseConfig', tool: 'missing', input: { node, category: sku.category } },
    planner,
  );
  expect((reply.data as { rows: readonly object[] }).rows).toContainEqual(
    expect.objectContaining({ sku: sku.sku, lacks: expect.objectContaining({ en: 'lead time' }) }),
  );
});
