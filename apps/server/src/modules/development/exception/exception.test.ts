import type { Text } from '@axle/kernel';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sweepExceptions } from './sweep-exceptions.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
const projects = { service: 'item', path: 'new_product_project' };
const exceptions = { service: 'item', path: 'new_product_exception' };
const sweep = (day: string) => sweepExceptions(app.db, app.registry, new Date(`${day}T04:00:00Z`));
const { rows: leaves } = await sql<{ id: number }>`
  select min(c.id) as id from category c where not exists (select from category n where n.parent = c.id)`.execute(app.db);

let count = 0;
const evaluated = async (since: string, due: string) => {
  count += 1;
  const values = { name: `Bracket ${count}`, nameEn: `Bracket ${count}`, category: leaves[0]!.id, source: 'oe', markets: ['US'] };
  const more = { sourceNote: 'Fair', budget: '1000', oeNumbers: [`BR-${count}`] };
  const added = (await app.post(recordPath(projects, 'add'), { page: 'projectTable', values: { ...values, ...more } }, editor)).data as Row;
  await sql`update new_product_project set stage = 'eval', stage_since = ${since}::date, due_at = ${due}::date
    where id = ${added.id}`.execute(app.db);
  return added.id;
};
const read = async (of: typeof projects, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const act = async (of: typeof projects, page: string, id: number, action: string, input: object = {}, who = editor) => {
  const { version } = await read(of, id);
  const reply = await app.post(actionPath(of, action), { page, targets: [{ id, version }], input }, who);
  const refusal = (reply.data as readonly { refusal?: { code: string; message: Text } }[] | undefined)?.[0]?.refusal;
  return refusal ? `${refusal.code} ${refusal.message.en}` : (reply.reason ?? 'done');
};
const step = (id: number, action: string, input: object = {}, who = editor) =>
  act(exceptions, 'newProductExceptions', id, action, input, who);
const of = async (project: number) => {
  const { rows } = await sql<{ id: number; type: string; status: string; level: string; due: string }>`
    select id, type, status, level, due_at::text as due from new_product_exception where project = ${project} order by id`.execute(app.db);
  return rows;
};
const raise = async (project: number, level: string) => {
  const values = { project, type: 'data', level, text: 'The drawing names another material' };
  return (await app.post(recordPath(exceptions, 'add'), { page: 'newProductExceptions', values }, editor)).data as Row;
};

it('[N9] EVAL since 10-01 with 10 days, today 10-12: due 10-11, one exception, a second run adds none; moving on solves it', async () => {
  const id = await evaluated('2026-10-01', '2026-10-11');
  await sweep('2026-10-11');
  expect(await of(id)).toEqual([]);
  await sweep('2026-10-12');
  expect(await of(id)).toMatchObject([{ type: 'sla', status: 'open', level: 'mid', due: '2026-10-19' }]);
  expect(await sweep('2026-10-12')).toMatchObject({ raised: 0, solved: 0 });
  expect(await of(id)).toHaveLength(1);
  expect(await act(projects, 'projectTable', id, 'back', { backReason: 'Compare rivals' })).toBe('done');
  expect(await of(id)).toMatchObject([{ type: 'sla', status: 'solved' }]);
});

it('[N9a] three days past its day it goes to the owner, who is notified once', async () => {
  const id = await evaluated('2026-10-01', '2026-10-11');
  await sweep('2026-10-12');
  await sweep('2026-10-21');
  expect(await of(id)).toMatchObject([{ status: 'open' }]);
  expect((await sweep('2026-10-22')).escalated).toBeGreaterThan(0);
  const [late] = await of(id);
  expect(late?.status).toBe('escalated');
  await sweep('2026-10-23');
  const { rows } = await sql<{ body_en: string }>`select body_en from message where event = 'newProduct.escalated'
    and link_record = ${late!.id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

it('[N3] [N10] an open one of level high holds the project, and is closed by whoever raised it', async () => {
  const id = await evaluated('2026-05-20', '2026-05-30');
  const raised = await raise(id, 'high');
  expect(raised).toMatchObject({ raisedBy: 'user', dueAt: '2026-05-23', status: 'open' });
  expect(await act(projects, 'projectTable', id, 'next')).toContain('no open exception of high severity');
  expect(await step(raised.id, 'solve', { solution: 'Changed' })).toContain('SOLUTION_SHORT');
  expect(await step(raised.id, 'solve', { solution: 'The supplier sent the right drawing' })).toBe('done');
  expect(await act(projects, 'projectTable', id, 'next')).not.toContain('high severity');
  expect([await step(raised.id, 'close', {}, boss), await step(raised.id, 'reopen'), (await of(id))[0]?.status]).toEqual([
    expect.stringContaining('NOT_YOURS'),
    'done',
    'assigned',
  ]);
  expect(await step(raised.id, 'solve', { solution: 'The supplier sent the right drawing' })).toBe('done');
  expect(await step(raised.id, 'close')).toBe('done');
});
