import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';
import { logCalls } from '../log/log-calls.ts';
import { keepPhotos } from '../image/keep-photos.ts';
import { stationCalls } from './station-calls.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry, ...rest }) => [
  ...recordCalls({ database: db, registry }),
  ...stationCalls({ database: db, registry, ...rest } as never),
  ...logCalls({ database: db, registry, ...rest } as never),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };

const { rows: codes } = await sql<{ id: number; defectClass: string }>`
  select distinct on (defect_class) id, defect_class as "defectClass" from defect_code order by defect_class, id`.execute(app.db);
const codeOf = (defectClass: string) => codes.find(one => one.defectClass === defectClass)!.id;
await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (page: string, action: string, id: number, input: object = {}, headers: object = boss) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, headers as never);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const at = (action: string, id: number, input: object = {}) => act('sampleJudgementDetail', action, id, { tablet: 'one', ...input });
const save = (id: number, fromUnit: number, more: object = {}) => at('saveUnit', id, { fromUnit, toUnit: fromUnit, ...more });
const sheetOf = async (id: number) => (await app.get(`${mainPaths.lotAtStation}?id=${id}`, boss)).data as Row & { sampling: Row };
const deedsOf = async (id: number) => {
  const { rows } = await sql<{ action: string }>`
    select l.action from sampling_log l join sampling m on m.id = l.sampling where m.inspection = ${id} order by l.seq`.execute(app.db);
  return rows.map(({ action }) => action);
};

/** A lot of 500 whose sample of 50 is drawn. */
const drawn = async () => {
  const purchaseOrder = await of.inForce('2026-12-10');
  const values = { purchaseOrder, orderLine: 1, lotSize: 500, cartonQty: 24, planDate: '2026-05-25' };
  const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
  await act('outgoingInspection', 'schedule', id, { inspector: 1, planDate: '2026-05-25' });
  await act('sampleJudgement', 'start', id, { finishedQty: 500, packedQty: 400 });
  return id;
};

it('[Q40] units are recorded one after the other at one tablet; what comes twice or late from another is refused', async () => {
  const id = await drawn();
  expect([await save(id, 1), await save(id, 1), await save(id, 3)]).toEqual(['done', 'ALREADY_RECORDED', 'UNIT_SKIPPED']);
  const minor = [{ unitNo: 2, defectCode: codeOf('minor'), qty: 2 }];
  expect([await save(id, 2, { tablet: 'two' }), await save(id, 2, { defects: minor })]).toEqual(['OTHER_TABLET', 'done']);
  expect(await save(id, 3, { defects: [{ unitNo: 3, defectCode: codeOf('major'), qty: 1 }] })).toBe('PHOTO_NEEDED');
  expect(await at('takeOver', id, { tablet: 'two' })).toBe('done');
  expect([await save(id, 3), await save(id, 3, { tablet: 'two', toUnit: 50 })]).toEqual(['OTHER_TABLET', 'done']);
  expect(await read(id)).toMatchObject({ state: 'judging', inspectedUnits: 50 });
  expect(await sheetOf(id)).toMatchObject({
    mayJudge: true,
    holder: { tablet: 'two' },
    sampling: { inspectedUnits: 50, nonconforming: 1 },
  });
  expect([await act('sampleJudgement', 'submit', id), await save(id, 50, { tablet: 'two' })]).toEqual(['done', 'NOT_SAMPLING']);
  expect(await deedsOf(id)).toEqual(['start', 'take', 'record', 'record', 'take', 'record', 'judge']);
});

it('[Q41] the last unit is taken back, even of a whole sample; a sample is drawn again before its first', async () => {
  const id = await drawn();
  const seed = (await sheetOf(id)).sampling['seed'];
  expect(await at('redraw', id)).toBe('done');
  expect((await sheetOf(id)).sampling['seed']).not.toBe(seed);
  await save(id, 1, { toUnit: 50 });
  expect([await at('undoUnit', id, { unit: 49 }), await at('undoUnit', id, { unit: 50, tablet: 'two' })]).toEqual([
    'NOT_LAST',
    'OTHER_TABLET',
  ]);
  expect([await at('undoUnit', id, { unit: 50 }), (await read(id))['state']]).toEqual(['done', 'sampling']);
  expect([await at('redraw', id), await save(id, 50)]).toEqual(['BEGUN', 'done']);
  expect(await deedsOf(id)).toEqual(['start', 'take', 'redraw', 'record', 'undo', 'record']);
  const log = (await app.get(`${mainPaths.samplingLog}?inspectionNo=${String((await read(id))['inspectionNo'])}`, boss)).data;
  expect(log).toMatchObject({ drawsSame: true });
  expect(log).not.toHaveProperty('brokenAt');
});

it('[Q42] [Q43] measures outside their limits are defects of their item, and the figures of each characteristic are kept', async () => {
  await sql`update judgement_standard_items set lsl = 9.85, usl = 10.15, unit = 'mm', defect_class = 'minor' where item = '外观'`.execute(
    app.db,
  );
  const id = await drawn();
  const measured = (value: string, item = '外观') => ({ measures: [{ checkGroup: 'look', item, value }] });
  expect(await save(id, 1, measured('10', '条码'))).toBe('UNKNOWN_ITEM');
  for (const [at, value] of ['10.02', '10.05', '9.98', '10.01', '10.04'].entries()) await save(id, at + 1, measured(value));
  const five = { valuesCount: 5, mean: '10.02', deviation: '0.0274', span: '0.07', outside: 0 };
  expect((await sheetOf(id)).sampling).toMatchObject({ nonconforming: 0, figures: [{ item: '外观', ...five }] });
  await save(id, 6, measured('10.1501'));
  expect((await sheetOf(id)).sampling).toMatchObject({ nonconforming: 1, figures: [{ valuesCount: 6, outside: 1, greatest: '10.1501' }] });
  await at('undoUnit', id, { unit: 6 });
  expect((await sheetOf(id)).sampling).toMatchObject({ nonconforming: 0, figures: [five] });
  await save(id, 6, measured('9.8'));
  await save(id, 7, { toUnit: 50 });
  expect([await act('sampleJudgement', 'submit', id), (await read(id))['minorFound']]).toEqual(['done', 1]);
});

it('[Q12a] what is drawn over a photo is kept beside it by the version that was seen, and logged', async () => {
  const id = await drawn();
  const { rows: samplings } = await sql<{ id: number }>`
    update sampling set photos = ${JSON.stringify([{ id: 'p1', name: 'burr.jpg', bytes: 3 }])} where inspection = ${id}
    returning id`.execute(app.db);
  await keepPhotos(app.db, 'sampling', [samplings[0]!.id]);
  const mark = { place: 1, tool: 'rect', fromX: '0.1', fromY: '0.1', toX: '0.3', toY: '0.3', colour: 'major', width: 3 };
  const photo = async () => ((await sheetOf(id))['photos'] as readonly { version: number; marks: readonly object[] }[])[0]!;
  const draw = async (named: string, marks: readonly object[], version?: number) =>
    act('sampleJudgementDetail', 'annotate', id, { photo: named, version: version ?? (await photo()).version, marks });
  expect([await draw('p2', [mark]), await draw('p1', [{ ...mark, toY: '0.1' }]), await draw('p1', [mark], 99)]).toEqual([
    'NO_PHOTO',
    'FLAT',
    'ROW_CHANGED',
  ]);
  expect(await draw('p1', [mark, { ...mark, place: 2, tool: 'words', words: 'burr' }])).toBe('done');
  expect((await photo()).marks).toMatchObject([{ fromX: '0.1', colour: 'major' }, { words: 'burr' }]);
  expect([await draw('p1', []), (await photo()).marks]).toEqual(['done', []]);
  expect(await deedsOf(id)).toEqual(['start', 'annotate', 'annotate']);
});

it('labels of goods are counted as right or wrong by the SKU of the lot, and stand in the log', async () => {
  const id = await drawn();
  const { rows } = await sql<{ own: string; other: string }>`
    select k.sku as own, (select o.sku from sku o where o.id <> k.id order by o.id limit 1) as other
    from inspection i join sku k on k.id = i.sku where i.id = ${id}`.execute(app.db);
  const [{ own, other }] = rows as [(typeof rows)[0]];
  for (const code of [own, own, other, 'X0000NOBODY']) expect(await at('scanLabel', id, { code })).toBe('done');
  expect((await sheetOf(id)).sampling).toMatchObject({ labelsOk: 2, labelsFailed: 2, lastLabel: 'X0000NOBODY' });
  expect(await deedsOf(id)).toEqual(['start', 'take', 'label', 'label', 'label', 'label']);
  expect(await at('scanLabel', id, { code: own, tablet: 'two' })).toBe('OTHER_TABLET');
});

it('finds a lot by its number, by the label of a unit and by its order; others see their own', async () => {
  const id = await drawn();
  const { inspectionNo, sampling, orderNo } = (await sheetOf(id)) as Row & { sampling: Row };
  const find = async (code: string) =>
    ((await app.get(`${mainPaths.lotsToJudge}?code=${encodeURIComponent(code)}`, boss)).data as readonly Row[]).map(row => row.id);
  expect(await find(String(inspectionNo))).toEqual([id]);
  expect(await find(`${String(sampling['samplingNo'])}-17`)).toEqual([id]);
  expect(await find(String(orderNo))).toContain(id);
  expect(await find('QI99')).toEqual([]);
  expect(await find('')).toContain(id);
});
