import { unrestricted } from '@axle/permissions';
import { type Fitment, fits, type Vehicle } from '@axle/catalog';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { deleteRows } from '../../../platform/resources/writes/delete-rows.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
const fitments = { service: 'item', path: 'fitment' };
const vehicles = { service: 'item', path: 'vehicle_model' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: skus } = await sql<{ id: number; sku: string }>`
  select id, sku from sku where sales_status = 'onSale' and position = 'front' order by id limit 3`.execute(app.db);
const [part, other, third] = skus as [(typeof skus)[0], (typeof skus)[0], (typeof skus)[0]];
await sql`delete from fitment where lower(model) = 'camry' or sku = any(${skus.map(({ id }) => id)}::bigint[])`.execute(app.db);
// a library of its own: the cars of the demo are of these years and names too
await sql`delete from vehicle_model`.execute(app.db);
await sql`insert into vehicle_model (market, year, make, model, body_styles, aliases)
  select 'US', y, 'Toyota', 'Camry', '{sedan}', '{"Camry Sedan"}' from generate_series(2007, 2014) y on conflict do nothing`.execute(
  app.db,
);
await sql`update vehicle_model set aliases = '{"Camry Sedan"}' where make = 'Toyota' and model = 'Camry'`.execute(app.db);

const partsOf = (page: string): RecordParts => {
  const access = unrestricted(1);
  const caller = { registry: app.registry, access, now: app.now(), why: 'range of the season' };
  return { database: app.db, resource: app.registry.page(page)!.page.resource!, page, caller };
};
const own = partsOf('fitment');
const stored = (sku: number) => lockRows(app.db, own, sql<boolean>`t.sku = ${sku}`);
const remove = async (sku: number) => deleteRows(app.db, own, await stored(sku));

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
    readonly summary: unknown;
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
    expect(await found({})).toMatchObject({
      fit: 'conditional',
      question: { zh: '发动机 = 2.4L？', en: 'engine = 2.4L?' },
      position: 'front',
      qty: 1,
    });
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

  it('[B1] an interchange number is found by the letters of its script alone', async () => {
    await sql`update sku set interchange_nos = array['ЗМЗ-406'] where id = ${part.id}`.execute(app.db);
    const found = async (number: string) => (await work('byPart', { part: number })).lines.length;
    expect([await found('змз 406'), await found('УМЗ-406'), await found('406')]).toEqual([1, 0, 0]);
  });

  it('a gap is a model year without a part of the category', async () => {
    const { rows } = await sql<{ category: number }>`select category from sku where id = ${part.id}`.execute(app.db);
    const gaps = (await work('gaps', { category: rows[0]!.category, make: 'toyota' })).lines.find(({ model }) => model === 'Camry');
    expect(String(gaps?.['years'])).toContain('2012');
    expect(String(gaps?.['years'])).not.toContain('2010');
  });

  it('rows whose years follow each other become one, which must be verified again', async () => {
    await add({ ...camry, yearFrom: 2012, yearTo: 2012 });
    const before = await of(part);
    expect(before.map(row => row['overlaps'])).toEqual([1, 2, 1]);
    const found = async (overlapping: boolean) => {
      const filters = [
        { field: 'skuCode', op: 'eq', value: part.sku },
        { field: 'overlapping', op: 'eq', value: overlapping },
      ];
      return (await app.post(recordPath(fitments, 'count'), { page: 'fitment', filters }, editor)).data;
    };
    expect([await found(true), await found(false)]).toMatchObject([{ total: 3 }, { total: 0 }]);
    expect(await act('mergeYears', [before[0]!])).toMatchObject({ code: replyCodes.ok });
    expect(await of(part)).toMatchObject([{ yearFrom: 2007, yearTo: 2013, overlaps: 0, verified: false }]);
  });

  it('[B10] the stored marks of mergeable rows equal those of the rule, however rows are added, changed and deleted', async () => {
    const row = fc.record({
      from: fc.integer({ min: 2000, max: 2009 }),
      years: fc.integer({ min: 0, max: 4 }),
      engine: fc.constantFrom(null, '2.4L', '2.4l'),
      status: fc.constantFrom(1, 1, 1, 0),
    });
    const apart = async () =>
      (await sql`select f.id from fitment_list f where f.sku = ${third.id} and (f.overlaps > 0) <> f.overlapping`.execute(app.db)).rows;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 7 }), async given => {
        await remove(third.id);
        const rows = new Map(given.map(one => [`${one.from} ${one.years} ${one.engine?.toLowerCase() ?? ''}`, one]));
        for (const { from, years, engine, status } of rows.values()) {
          const fitment = {
            sku: third.id,
            make: 'Toyota',
            model: 'Camry',
            yearFrom: from,
            yearTo: from + years,
            qtyPerVehicle: 1,
            source: 'import',
          };
          const [made] = await insertRows(app.db, own, [{ ...fitment, ...(engine === null ? {} : { engine }) }], { action: 'add' });
          if (status === 0) await updateRows(app.db, own, [{ before: made!, after: { ...made, status } }], { action: 'disable' });
        }
        expect(await apart()).toEqual([]);
        const even = (await stored(third.id)).filter(({ id }) => id % 2 === 0);
        const longer = even.map(before => ({ before, after: { ...before, yearTo: Number(before['yearTo']) + 10 } }));
        await updateRows(app.db, own, longer, { action: 'update' });
        expect(await apart()).toEqual([]);
        await deleteRows(
          app.db,
          own,
          (await stored(third.id)).filter(({ id }) => id % 3 === 0),
        );
        expect(await apart()).toEqual([]);
      }),
      { numRuns: 25 },
    );
    await remove(third.id);
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

  it('[B9] the number of SKUs that fit a vehicle follows fitments, vehicles and the range', async () => {
    const shown = async (filters: object[]) =>
      (
        (
          await app.post(
            recordPath(vehicles, 'list'),
            {
              page: 'vehicleModel',
              filters: [{ field: 'model', op: 'eq', value: 'Camry' }, ...filters],
              sort: [{ field: 'year' }],
              limit: 50,
            },
            editor,
          )
        ).data as { rows: readonly Row[] }
      ).rows.map(row => `${String(row['year'])}: ${String(row['fittingSkus'])}`);
    const fitted = [{ field: 'fitted', op: 'eq', value: true }];
    expect(await shown(fitted)).toEqual(['2007: 2', '2008: 2', '2009: 2', '2010: 2', '2011: 2', '2012: 2']);
    const change = async (page: string, which: RawBuilder<boolean>, values: object) => {
      const changes = (await lockRows(app.db, partsOf(page), which)).map(before => ({ before, after: { ...before, ...values } }));
      await updateRows(app.db, partsOf(page), changes, { action: 'update' });
    };
    await change('skuList', sql<boolean>`t.id = ${other.id}`, { salesStatus: 'archived' });
    await change('vehicleModel', sql<boolean>`t.model = 'Camry' and t.year = 2010`, { engine: '2.5L' });
    await sql`delete from vehicle_model where model = 'Camry' and year = 2011`.execute(app.db);
    await change('fitment', sql<boolean>`t.sku = ${part.id}`, { yearTo: 2013 });
    expect(await shown(fitted)).toEqual(['2007: 1', '2008: 1', '2009: 1', '2012: 1', '2013: 1']);
    expect(await shown([{ field: 'fittingSkus', op: 'eq', value: 0 }])).toEqual(['2010: 0', '2014: 0']);
  });

  it('[B9] what is kept of every vehicle is what the rule says of it', async () => {
    const { rows: cars } = await sql<Vehicle & { readonly skus: number }>`
      select make, model, year, submodel, engine, drive, coalesce(body_styles, '{}') as "bodyStyles", coalesce(aliases, '{}') as aliases,
      fitting_skus as skus
      from vehicle_model_list`.execute(app.db);
    const { rows: all } = await sql<Fitment & { readonly sku: number }>`
      select f.sku, f.make, f.model, f.year_from as "yearFrom", f.year_to as "yearTo", f.submodel, f.engine, f.drive,
      f.body_style as "bodyStyle"
      from fitment f join sku k on k.id = f.sku where f.status = 1 and k.sales_status not in ('draft', 'archived')`.execute(app.db);
    const known = <Value extends object>(row: Value): Value =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Value;
    const counted = cars.map(car => new Set(all.filter(one => fits(known(one), known(car)).fit !== 'no').map(({ sku }) => sku)).size);
    expect(cars.map(({ skus: kept }) => kept)).toEqual(counted);
    expect(counted.some(count => count > 0)).toBe(true);
  });

  it('coverage counts the SKUs of a category by make and year, and by the models of a make', async () => {
    const { rows } = await sql<{ category: number }>`select category from sku where id = ${part.id}`.execute(app.db);
    const cover = async (input: object) =>
      (
        (
          await app.post(
            recordPath(vehicles, 'work'),
            { page: 'vehicleModel', tool: 'coverage', input: { category: rows[0]!.category, years: 30, ...input } },
            editor,
          )
        ).data as { lines: readonly { name: string; year: number; vehicles: number; parts: number }[] }
      ).lines;
    const toyota = (await cover({})).filter(({ name }) => name === 'Toyota');
    expect(toyota.find(({ year }) => year === 2013)?.parts).toBeGreaterThan(0);
    expect(await cover({ make: 'toyota' })).toEqual(
      expect.arrayContaining([
        { name: 'Camry', year: 2013, vehicles: 1, parts: 1 },
        { name: 'Camry', year: 2014, vehicles: 1, parts: 0 },
      ]),
    );
  });

  it('stock, prices and listings are shown to users who may see them, a page at a time', async () => {
    const { rows: stocked } = await sql<{ id: number; sku: string }>`
      select k.id, k.sku from sku k where k.sales_status = 'onSale' and exists (select from amazon_listing l where l.sku = k.id and l.latest
      and l.price is not null)
        and exists (select from stock_balance s join warehouse w on w.id = s.warehouse join bin b on b.id = s.bin join warehouse_area a
        on a.id = b.area
          join warehouse_child c on c.id = a.child where s.sku = k.id and s.status = 'available' and s.qty > 0 and c.sellable
          and w.market is not null) limit 1`.execute(app.db);
    const [held] = stocked;
    await add({ ...camry, sku: held!.id, engine: undefined });
    const boss = { signature: await app.signIn('superadmin'), language: 'en' };
    const parts = async (input: object, actor = editor) =>
      app.post(
        recordPath(vehicles, 'work'),
        { page: 'vehicleSearchResult', tool: 'parts', input: { year: 2009, make: 'Toyota', model: 'Camry', ...input } },
        actor,
      );
    const lineFor = async (actor: typeof editor) =>
      ((await parts({}, actor)).data as { lines: readonly Readonly<Record<string, unknown>>[] }).lines.find(({ sku }) => sku === held!.sku);
    expect(await lineFor(boss)).toMatchObject({
      stock: expect.stringMatching(/[A-Z]+ \d+/) as string,
      price: expect.any(String) as string,
      listings: expect.stringMatching(/^https:\/\/www\.amazon\.[a-z.]+\/dp\/[A-Z0-9]{10}/) as string,
    });
    expect(await lineFor(editor)).not.toHaveProperty('stock');
    expect(await parts({ inStock: true })).toMatchObject({ code: replyCodes.forbidden });
    expect(((await parts({ inStock: true }, boss)).data as { lines: readonly object[] }).lines).toHaveLength(1);
    await sql`insert into fitment (sku, make, model, year_from, year_to, position)
      select id, 'Toyota', 'Camry', 2009, 2009, 'na' from sku where sales_status = 'onSale' on conflict do nothing`.execute(app.db);
    const first = (await parts({})).data as { pages: number; summary: string; lines: readonly { sku: string }[] };
    const last = (await parts({ page: first.pages })).data as typeof first;
    expect(first.lines).toHaveLength(100);
    expect(first.pages).toBeGreaterThan(1);
    expect(last.lines.map(({ sku }) => sku)).not.toContain(first.lines[0]!.sku);
  });
});
