import { applicableStandard, type RankedStandard } from '@axle/quality';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const standards = { service: 'nova', path: 'judgement_standard' };
const page = 'sampleJudgementStandard';

const item = { checkGroup: 'dim', item: 'Thickness', unit: 'mm', lsl: '24.9', usl: '25.1', defectClass: 'major' };
const values = {
  code: 'T-OUT',
  inspectType: 'outgoing',
  scopeLevel: 'global',
  level: 'II',
  crMode: 'zero',
  aqlMA: '2.5',
  aqlMI: '4',
  items: [item],
};
const add = async (more: object = {}) => {
  const reply = await app.post(recordPath(standards, 'add'), { page, values: { ...values, ...more } }, boss);
  return (reply.reason ?? reply.data) as string | Row;
};
const read = async (id: number) => (await app.get(`${recordPath(standards, 'read')}?id=${id}`, boss)).data as Row;

it('[Q14] a new version keeps the one before as it was, and is the one that counts', async () => {
  const first = (await add()) as Row;
  const next = (await add({ aqlMA: '1', items: [item, { ...item, item: 'Run-out' }] })) as Row;
  expect([first, next]).toMatchObject([
    { standardNo: 'T-OUT-V1', standardVersion: 1 },
    { standardNo: 'T-OUT-V2', standardVersion: 2 },
  ]);
  expect(await read(first.id)).toMatchObject({ aqlMA: '2.5', itemCount: 1, status: 1 });
  expect(await read(next.id)).toMatchObject({ aqlMA: '1', itemCount: 2 });
  const { rows } = await sql<RankedStandard & { id: number }>`select id, scope_level as "scopeLevel", inspect_type as "inspectType",
    standard_version as version, status = 1 as enabled from judgement_standard where code = 'T-OUT'`.execute(app.db);
  const goods = { sku: 1, categories: [], inspectType: 'outgoing' };
  expect(applicableStandard(rows, goods)?.id).toBe(next.id);
  const withdrawn = rows.map(row => (row.id === next.id ? { ...row, enabled: false } : row));
  expect(applicableStandard(withdrawn, goods)?.id).toBe(first.id);
});

it('a standard is not changed: there is no such call for it', async () => {
  const row = (await add({ code: 'T-KEPT' })) as Row;
  const reply = await app.post(
    recordPath(standards, 'update'),
    { page, id: row.id, version: row.version, values: { ...values, code: 'T-KEPT', aqlMA: '6.5', aqlMI: '6.5' } },
    boss,
  );
  expect(reply.code).not.toBe(200);
  expect(await read(row.id)).toMatchObject({ aqlMA: '2.5' });
});

it('[Q14a] limits in the wrong order and a scope that names nothing are refused', async () => {
  expect(await add({ code: 'T-BAD', aqlMA: '4', aqlMI: '2.5' })).toBe('AQL_ORDER');
  expect(await add({ code: 'T-BAD', scopeLevel: 'sku' })).toBe('SCOPE');
  expect(await add({ code: 'T-BAD', items: [{ ...item, lsl: '25.1', usl: '24.9' }] })).toBe('LIMIT_ORDER');
  expect(await add({ code: 'T-BAD', aqlMA: '3' })).not.toMatchObject({ code: 'T-BAD' });
});

it('the demo has a standard for every inspection, and stricter ones for brakes', async () => {
  const { rows } = await sql<{ inspect_type: string; count: number }>`
    select inspect_type, count(*)::integer as count from judgement_standard where code not like 'T-%' group by inspect_type`.execute(
    app.db,
  );
  expect(new Set(rows.map(row => row.inspect_type))).toEqual(new Set(['ipqc', 'outgoing', 'final', 'iqc', 'sample']));
  const { rows: items } = await sql<{ item: string; line_no: number }>`
    select item, line_no from check_item_list where standard_no = 'BRK-DISC-OUT-V1' and lsl is not null order by line_no`.execute(app.db);
  expect(items.map(row => [row.line_no, row.item])).toEqual([
    [1, '制动盘厚度'],
    [2, '端面跳动'],
    [3, '硬度'],
  ]);
});
