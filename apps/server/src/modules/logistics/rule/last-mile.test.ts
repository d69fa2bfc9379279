import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const page = 'channelAutoRule';
const at = { service: 'tms', path: 'last_mile_rule' };
interface Row {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

const list = async () =>
  (
    (await app.post(recordPath(at, 'list'), { page, filters: [], sort: [{ field: 'seq' }], limit: 500 }, clerk)).data as {
      rows: readonly Row[];
    }
  ).rows;
const add = (values: object) => app.post(recordPath(at, 'add'), { page, values }, clerk);
const work = (tool: string, input: object, as = clerk) => app.post(recordPath(at, 'work'), { page, tool, input }, as);
const tried = async (facts: object, as = clerk) =>
  (await work('tryIt', { table: 'draft', ...facts }, as)).data as Readonly<Record<string, unknown>>;
const channels = new Map(
  (await sql<{ code: string; id: number }>`select code, id from logistics_channel`.execute(app.db)).rows.map(row => [row.code, row.id]),
);
const channel = (code: string) => channels.get(code)!;

/** Empties the table and fills it with rules in their order. */
async function only(...rules: readonly object[]) {
  const targets = (await list()).map(({ id, version }) => ({ id, version }));
  await app.post(recordPath(at, 'del'), { page, targets }, clerk);
  for (const rule of rules) expect(await add(rule)).toMatchObject({ code: replyCodes.ok });
}

/** From Los Angeles to New York, zone 8, as on the page of rate cards. */
const home = {
  day: '2026-07-01',
  warehouse: 'US-W',
  zip: '10001',
  length: '120',
  width: '25',
  height: '20',
  weight: '8',
  is_residential: 'true',
};

it('[RT10] the demo runs its latest orders over the version in force and over the draft', async () => {
  const same = (await work('replay', { orders: 1000, residential: true })).data as Readonly<Record<string, unknown>>;
  expect(same).toMatchObject({ changed: 0, cost_difference: '0', lines: [], version: { en: 'Version 1, from 2026-01-01' } });
  expect(Number(same['orders'])).toBeGreaterThan(20);
  const hits = same['hits'] as readonly { readonly name: string; readonly hits: number }[];
  expect(hits.reduce((sum, one) => sum + one.hits, 0)).toBe(same['orders']);
  const all = (await list()).find(({ name }) => name === '兜底比价')!;
  const values = { rate_shop: ['UPS-GROUND', 'USPS-GA'] };
  expect(await app.post(recordPath(at, 'update'), { page, id: all.id, version: all.version, values }, clerk)).toMatchObject({
    code: replyCodes.ok,
  });
  const now = (await work('replay', { orders: 1000, residential: true })).data as Readonly<Record<string, unknown>>;
  expect(Number(now['changed'])).toBeGreaterThan(0);
  expect(now['cost_difference']).not.toBe('0');
});

it('[B24] PO box 80 lb → R1, limit 70 lb → noChannel (no fall-through, first match); 28 lb home → FEDEX 44.90', async () => {
  await sql`insert into logistics_channel (code, name_zh, name_en, courier) select 'FREIGHT', '卡车', 'Freight', courier
    from logistics_channel where code = 'UPS-GROUND'`.execute(app.db);
  const { rows } = await sql<{ id: number }>`select id from logistics_channel where code = 'FREIGHT'`.execute(app.db);
  await only(
    { name: 'R1', conditions: 'isPoBox eq true', channel: channel('USPS-GA') },
    { name: 'R2', conditions: 'billableLb gt 70', channel: rows[0]!.id },
    { name: 'R3', rate_shop: ['UPS-GROUND', 'FEDEX-HD'], objective: 'cheapest' },
  );
  const box = await tried({ ...home, is_po_box: 'true', weight: '36.287' });
  expect(box).toMatchObject({
    rule: '1 R1',
    ships: { en: expect.stringContaining('No channel is available: USPS-GA Exceeds the channel limit: weight 36.287 > 31.751') },
  });
  expect(await tried({ ...home, is_po_box: 'false', weight: '36.287' })).toMatchObject({ rule: '2 R2', ships: 'FREIGHT' });
  expect(await tried(home)).toMatchObject({
    rule: '3 R3',
    ships: 'FEDEX-HD',
    cost_usd: '44.9',
    offers: [
      { channel: 'UPS-GROUND', cost_usd: '46.04', outcome: { en: 'available' } },
      { channel: 'FEDEX-HD', cost_usd: '44.9', outcome: { en: 'chosen' } },
    ],
    lines: [{ verdict: 'failed', failed: { en: 'PO box is yes' }, known: '—' }, { verdict: 'failed', known: '28' }, { verdict: 'matched' }],
  });
  // facts may be typed as they are, without sides; then nothing can be quoted
  expect(await tried({ billable_lb: '28', actual_lb: '28' })).toMatchObject({ ships: { en: expect.stringContaining('is missing') } });
});

it('[RT9] a rule names a channel or a group of channels that are in use', async () => {
  expect(await add({ name: 'X' })).toMatchObject({ reason: 'CHANNEL_OR_GROUP' });
  expect(await add({ name: 'X', rate_shop: ['UPS-GROUND', 'NOWHERE'], objective: 'cheapest' })).toMatchObject({
    reason: 'REFERENCE',
    message: 'Unknown or disabled: NOWHERE',
  });
  expect(await add({ name: 'X', rate_shop: ['UPS-GROUND'], objective: 'cheapest' })).toMatchObject({ reason: 'GROUP_OF_TWO' });
  expect(await add({ name: 'X', rate_shop: ['UPS-GROUND', 'FEDEX-HD'], objective: 'cheapest', max_cost_usd: '0' })).toMatchObject({
    code: expect.not.toBeOneOf([replyCodes.ok]),
  });
});

it('[RT3] the table is put in force only with a rule at its end that holds always; who only reads tries and sees no costs that are closed to them', async () => {
  const publish = (as = clerk) => app.post(actionPath(at, 'publish'), { page, targets: [], input: { note: 'x' } }, as);
  const last = (await list()).at(-1)!;
  await app.post(recordPath(at, 'disable'), { page, targets: [{ id: last.id, version: last.version }] }, clerk);
  expect(await publish()).toMatchObject({ reason: 'CATCH_ALL' });
  const reader = { signature: await app.signIn('omsclerk'), language: 'en' };
  expect(await work('tryIt', { table: 'draft' }, reader)).toMatchObject({ code: replyCodes.ok });
  expect(await publish(reader)).toMatchObject({ reason: 'FORBIDDEN' });
  // former orders are those of the page of orders that leave
  expect(await work('replay', { orders: 10 }, { signature: await app.signIn('omsclerk'), language: 'en' })).toMatchObject({
    reason: 'FORBIDDEN',
  });
});
