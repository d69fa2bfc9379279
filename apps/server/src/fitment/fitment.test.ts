import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pageActions } from '../pages/page-actions.ts';
import { pageTools } from '../pages/page-tools.ts';
import { recordCalls } from '../resources/record-calls.ts';
import { toolCalls } from '../resources/tool-calls.ts';
import { demoApp } from '../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry, handlers: pageActions }),
  ...toolCalls({ database: db, registry, tools: pageTools }),
]);
const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
const fitments = { service: 'item', path: 'fitment' };
const vehicles = { service: 'item', path: 'vehicle_model' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: skus } = await sql<{ id: number; sku: string }>`
  select id, sku from sku where sales_status = 'onSale' and position = 'front' order by id limit 3`.execute(app.db);
const [part, other, third] = skus as [(typeof skus)[0], (typeof skus)[0], (typeof skus)[0]];
await sql`delete from fitment where lower(model) = 'camry' or sku = any(${skus.map(({ id }) => id)}::bigint[])`.execute(app.db);
await sql`insert into vehicle_model (market, year, make, model, body_styles, aliases)
  select 'US', y, 'Toyota', 'Camry', '{sedan}', '{"Camry Sedan"}' from generate_series(2007, 2014) y on conflict do nothing`.execute(
  app.db,
);
await sql`update vehicle_model set aliases = '{"Camry Sedan"}' where make = 'Toyota' and model = 'Camry'`.execute(app.db);

const camry = { sku: part.id, make: 'toyota', model: 'CAMRY', yearFrom: 2007, yearTo: 2011, engine: '2.4L', position: 'front' };
const add = (values: object) =>
  app.post(recordPath(fitments, 'add'), { page: 'fitment', values: { qtyPerVehicle: 1, source: 'OE', ...values } }, editor);
const act = (action: string, targets: readonly Row[], input: object = {}) =>
  app.post(actionPath(fitments, action), { page: 'fitment', targets: targets.map(({ id, version }) => ({ id, version })), input }, editor);
const of = async (sku: { readonly sku: string }) =>
  (
    (
      await app.post(
        recordPath(fitments, 'list'),
        { page: 'fitment', filters: [{ field: 'skuCode', op: 'eq', value: sku.sku }], sort: [{ field: 'yearFrom' }], limit: 50 },
        editor,
      )
    ).data as { rows: readonly Row[] }
  ).rows;
const work = async (tool: string, input: object) =>
  (await app.post(recordPath(vehicles, 'work'), { page: 'vehicleSearchResult', tool, input }, editor)).data as {
    readonly told: unknown;
    readonly lines: readonly Readonly<Record<string, unknown>>[];
    readonly compatibility: readonly Readonly<Record<string, unknown>>[];
  };

describe('fitments', () => {
  it('[FIT2] an unknown make or model is refused with the three nearest names; case and aliases do not matter', async () => {
    expect(await add({ ...camry, make: 'Toyta' })).toMatchObject({
      reason: 'UNKNOWN_VEHICLE',
      message: expect.stringContaining('Toyota') as string,
      refusals: [{ field: 'make' }],
    });
    expect(await add({ ...camry, model: 'Camri' })).toMatchObject({ reason: 'UNKNOWN_VEHICLE', refusals: [{ field: 'model' }] });
    expect(await add({ ...camry, yearFrom: 2012 })).toMatchObject({ refusals: [{ field: 'yearTo' }] });
    expect(await add(camry)).toMatchObject({ code: replyCodes.ok, data: { verified: false, overlaps: 0 } });
    expect(await add({ ...camry, make: 'Toyota' })).toMatchObject({ code: replyCodes.refused });
  });

  it('[B9] accept: fitment 2007–2011 Camry engine 2.4L, vehicle 2010 Camry engine unknown → conditional `engine = 2.4L?`; 2.5L → not listed; 2012 → not listed', async () => {
    const found = async (vehicle: object) =>
      (await work('parts', { year: 2010, make: 'Toyota', model: 'Camry', ...vehicle })).lines.find(line => line['sku'] === part.sku);
    expect(await found({})).toMatchObject({ fit: 'conditional', question: 'engine = 2.4L?', position: 'front', qty: 1 });
    expect(await found({ engine: '2.4l' })).toMatchObject({ fit: 'yes' });
    expect(await found({ model: 'Camry Sedan' })).toMatchObject({ fit: 'conditional' });
    expect([await found({ engine: '2.5L' }), await found({ year: 2012 }), await found({ position: 'rear' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[B10] the vehicles of a part come compressed to year ranges, and year by year for platforms', async () => {
    await add({ ...camry, yearFrom: 2013, yearTo: 2013 });
    const { lines, compatibility } = await work('byPart', { part: part.sku.toLowerCase() });
    expect(lines).toEqual([
      expect.objectContaining({ sku: part.sku, make: 'toyota', model: 'CAMRY', years: '2007–2011, 2013', engine: '2.4L' }),
    ]);
    expect(compatibility.map(row => row['Year'])).toEqual([2007, 2008, 2009, 2010, 2011, 2013]);
  });

  it('a gap is a model year without a part of the category', async () => {
    const { rows } = await sql<{ category: number }>`select category from sku where id = ${part.id}`.execute(app.db);
    const gaps = (await work('gaps', { category: rows[0]!.category, make: 'toyota' })).lines.find(({ model }) => model === 'Camry');
    expect(String(gaps?.['years'])).toContain('2012');
    expect(String(gaps?.['years'])).not.toContain('2010');
  });

  it('rows whose years follow each other become one, which is to be verified anew', async () => {
    await add({ ...camry, yearFrom: 2012, yearTo: 2012 });
    const before = await of(part);
    expect(before.map(row => row['overlaps'])).toEqual([1, 2, 1]);
    expect(await act('mergeYears', [before[0]!])).toMatchObject({ code: replyCodes.ok });
    expect(await of(part)).toMatchObject([{ yearFrom: 2007, yearTo: 2013, overlaps: 0, verified: false }]);
  });

  it('is verified by an OE number or a file, and no longer once it is changed', async () => {
    const [row] = await of(part);
    await sql`update sku set oe_numbers = null where id = ${part.id}`.execute(app.db);
    expect(await act('verify', [row!])).toMatchObject({ data: [{ refusal: { code: 'NO_PROOF' } }] });
    await sql`update sku set oe_numbers = '{04465-06090}' where id = ${part.id}`.execute(app.db);
    expect(await act('verify', [row!])).toMatchObject({ code: replyCodes.ok });
    const [verified] = await of(part);
    expect(verified).toMatchObject({ verified: true });
    await app.post(
      recordPath(fitments, 'update'),
      { page: 'fitment', id: verified!.id, version: verified!.version, values: { yearTo: 2012 } },
      editor,
    );
    expect(await of(part)).toMatchObject([{ yearTo: 2012, verified: false }]);
  });

  it('are copied to another SKU, each once', async () => {
    for (const _ of [1, 2]) expect(await act('copyFitment', [], { from: part.id, to: other.id })).toMatchObject({ code: replyCodes.ok });
    expect(await of(other)).toMatchObject([{ make: 'toyota', yearFrom: 2007, yearTo: 2012, verified: false }]);
    expect(await of(third)).toEqual([]);
  });
});
