import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { freightFindings, checkFreightTable } from '@axle/logistics';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoFreightTables } from '../demo/demo-freight.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { freightTables } from './freight-tables.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const table = { service: 'tms', path: 'freight_table' };
const channels = { service: 'tms', path: 'logistics_channel' };
const stored = async (code: string, from = '2025-12-29') => {
  const { rows } = await sql<{ id: number; version: number; effective_to: string | null; table_no: string }>`
    select id, version, effective_to, table_no from freight_table where code = ${code} and effective_from = ${from}::date`.execute(app.db);
  return rows[0]!;
};
const channel = async (code: string) => {
  const { rows } = await sql<{ id: number; version: number }>`select id, version from logistics_channel where code = ${code}`.execute(
    app.db,
  );
  return rows[0]!;
};
const work = (tool: string, input: object, as = clerk) => app.post(recordPath(table, 'work'), { page: 'fbmFreight', tool, input }, as);
const box = { from: '91761', to: '07030', length: '120', width: '25', height: '20', weight: '8', residential: true, day: '2026-07-01' };

it('[B23] 120 × 25 × 20 cm and 8 kg to zone 8 cost 46.04 by UPS and 44.90 by FedEx, every line explained', async () => {
  const { id } = await channel('UPS-GROUND');
  const { data } = await work('tryIt', { ...box, channel: id });
  expect(data).toMatchObject({ total: '46.04', currency: 'USD', zone: '8', billable: '28', table_no: 'UPS-GR-DEMO/2025-12-29' });
  expect((data as { lines: readonly { code: string; amount?: string }[] }).lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['zone', undefined],
    ['sides', undefined],
    ['dimensional', undefined],
    ['billable', undefined],
    ['size', undefined],
    ['base', '32.4'],
    ['RES', '6.45'],
    ['fuel', '7.19'],
  ]);
  expect((await work('tryIt', { ...box, channel: (await channel('FEDEX-HD')).id })).data).toMatchObject({ total: '44.9' });
});

it('[B23] 76 × 61 × 66 cm is a large package of 141 lb', async () => {
  const { id } = await stored('UPS-GR-DEMO');
  const { data } = await work('tryIt', { ...box, table: id, length: '76', width: '61', height: '66', weight: '20' });
  const { billable, lines } = data as { billable: string; lines: readonly { code: string }[] };
  expect(billable).toBe('141');
  expect(lines).toContainEqual(
    expect.objectContaining({ code: 'size', basis: expect.objectContaining({ en: 'LPS: length + girth 132 > 130' }) }),
  );
});

it('[L20] a channel refuses what is beyond its limits, and has none above its freight table', async () => {
  const { id, version } = await channel('DHL-PAKET');
  const german = { ...box, channel: id, from: '21129', to: '80331' };
  expect(await work('tryIt', { ...german, length: '121' })).toMatchObject({ reason: 'OVER_CHANNEL' });
  expect((await work('tryIt', { ...german, length: '60', width: '40', height: '30', residential: false })).data).toMatchObject({
    currency: 'EUR',
    unit: 'kg',
    billable: '14.5',
    dimensional: '14.4',
  });
  const update = (values: object) => app.post(recordPath(channels, 'update'), { page: 'logisticsChannel', id, version, values }, clerk);
  expect(await update({ max_kg: '32' })).toMatchObject({ refusals: [{ code: 'ABOVE_CARD', field: 'maxKg' }] });
  expect(await work('tryIt', { ...box, channel: (await channel('UPS-2DAY')).id })).toMatchObject({ reason: 'NO_TABLE' });
  expect(await work('tryIt', box)).toMatchObject({ reason: 'REQUIRED' });
});

it('without a zone, or before the card begins, there is no price', async () => {
  const { id } = await stored('UPS-GR-DEMO');
  expect(await work('tryIt', { ...box, table: id, from: '60601' })).toMatchObject({ reason: 'NO_ZONE' });
  expect(await work('tryIt', { ...box, table: id, day: '2023-12-31' })).toMatchObject({ reason: 'NO_TABLE' });
});

it('the tabs show zones, surcharges and fuel in force', async () => {
  const { id } = await stored('UPS-GR-DEMO');
  expect((await work('zones', { table: id })).data).toMatchObject({ zones: { length: expect.any(Number) } });
  expect((await work('surcharges', { table: id })).data).toMatchObject({ surcharges: { length: 13 } });
  expect((await work('fuel', { table: id })).data).toMatchObject({ fuel: [{ percent: '17.75' }, { percent: '18.5' }] });
});

it('[L24, L19] the demo cards hold, are complete and never fall', async () => {
  expect(demoFreightTables.flatMap(checkFreightTable)).toEqual([]);
  const { rows } = await sql<{ id: number }>`select id from freight_table`.execute(app.db);
  const all = await freightTables(
    app.db,
    rows.map(({ id }) => id),
  );
  expect([...all.values()].flatMap(freightFindings)).toEqual([]);
});

it('a card is checked, and copied as its next period, which quotes of its channels then use', async () => {
  const { id, version } = await stored('UPS-GR-DEMO');
  const act = (action: string, input: object = {}) =>
    app.post(actionPath(table, action), { page: 'fbmFreight', targets: [{ id, version }], input }, clerk);
  expect((await act('checkTable')).data).toEqual([{ id, name: expect.stringContaining('UPS-GR-DEMO') }]);
  expect(await act('copyAsNew', { effective_from: '2027-01-04' })).toMatchObject({ code: replyCodes.ok });
  expect(await stored('UPS-GR-DEMO')).toMatchObject({ effective_to: '2027-01-03' });
  const next = await stored('UPS-GR-DEMO', '2027-01-04');
  expect(next.table_no).toBe('UPS-GR-DEMO/2027-01-04');
  const rates = [{ zone: '8', max_weight: '30', amount: '40' }];
  const update = (values: object) =>
    app.post(recordPath(table, 'update'), { page: 'fbmFreight', id: next.id, version: next.version, values }, clerk);
  expect(await update({ rates: [...rates, { zone: '8', max_weight: '31', amount: '39' }] })).toMatchObject({
    refusals: [{ code: 'RATE_FALLS' }],
  });
  expect(await update({ rates })).toMatchObject({ code: replyCodes.ok });
  const { data } = await work('tryIt', { ...box, channel: (await channel('UPS-GROUND')).id, day: '2027-02-01' });
  expect(data).toMatchObject({ table_no: 'UPS-GR-DEMO/2027-01-04', billable: '28', total: '55.04' });
  const checked = await app.post(
    actionPath(table, 'checkTable'),
    { page: 'fbmFreight', targets: [{ id: next.id, version: 2 }], input: {} },
    clerk,
  );
  expect(checked.data).toMatchObject([{ refusal: { code: 'FOUND', message: { en: expect.stringContaining('have no rates') } } }]);
});
