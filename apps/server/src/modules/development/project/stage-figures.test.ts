import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
interface Shown {
  readonly live: { readonly value: number };
  readonly hitRate: { readonly value?: number };
  readonly funnel: { readonly points: readonly { readonly key: string; readonly value: number }[] };
  readonly stages: { readonly rows: readonly { readonly key: string; readonly values: Readonly<Record<string, number>> }[] };
}

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
const projects = { service: 'item', path: 'new_product_project' };
const shown = async (filters: readonly object[] = []) =>
  (await app.post(recordPath(projects, 'figures'), { page: 'projectTable', figures: 'stages', filters }, editor)).data as Shown;
const step = async (id: number, action: string, input: object = {}) => {
  const { version } = (await app.get(`${recordPath(projects, 'read')}?id=${id}`, editor)).data as Row;
  const reply = await app.post(actionPath(projects, action), { page: 'projectTable', targets: [{ id, version }], input }, editor);
  return (reply.data as readonly { readonly refusal?: { readonly code: string } }[])[0]?.refusal?.code ?? 'done';
};

it('[N26] counts the projects of the company by stage: all reached the first, and what is there now are the rows of the list', async () => {
  const { funnel, stages, live, hitRate } = await shown();
  const { rows } = await sql<{ stage: string; count: number }>`
    select stage, count(*)::integer as count from new_product_project group by stage`.execute(app.db);
  const countOf = (stage: string) => rows.find(row => row.stage === stage)?.count ?? 0;
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  expect(funnel.points[0]).toMatchObject({ key: 'idea', value: all });
  expect(live.value).toBe(all - countOf('done') - countOf('dropped'));
  for (const { key, values } of stages.rows) expect(values['here']).toBe(countOf(key));
  // they went on after the days between the steps of their courses
  expect(stages.rows.slice(0, 3).every(({ values }) => values['medianDays']! > 0)).toBe(true);
  expect(hitRate.value).toBeLessThan(100);
});

it('[N25] a project that goes on or is dropped leaves its stage; one that is held does not until it is dropped', async () => {
  const { rows } = await sql<{ id: number }>`select id from new_product_project where stage = 'idea' order by id`.execute(app.db);
  const [{ id: one }, { id: other }] = rows as [{ id: number }, { id: number }];
  const left = async (id: number) =>
    (await sql<object>`select stage, to_stage as "to" from new_product_stage_left where project = ${id}`.execute(app.db)).rows;
  expect([await step(one, 'next'), await left(one)]).toEqual(['done', [{ stage: 'idea', to: 'eval' }]]);
  expect([await step(other, 'hold', { holdReason: 'Waits' }), await left(other)]).toEqual(['done', []]);
  expect([await step(other, 'drop', { dropReason: 'No demand' }), await left(other)]).toEqual(['done', [{ stage: 'idea', to: 'dropped' }]]);
  const only = await shown([{ field: 'projectNo', op: 'in', value: [await numberOf(one)] }]);
  expect(only.funnel.points.map(({ value }) => value)).toEqual([1, 1, 0, 0, 0, 0, 0]);
});

const numberOf = async (id: number) => ((await app.get(`${recordPath(projects, 'read')}?id=${id}`, editor)).data as Row)['projectNo'];
