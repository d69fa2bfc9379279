import { daysAtStage, projectSpent, stageDue, type ProjectStage } from '@axle/development';
import type { Decimal, LocalDate, Text } from '@axle/kernel';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, editor, approver, manager] = [
  await as('superadmin'),
  await as('catalogeditor'),
  await as('catalogapprover'),
  await as('purchasemanager'),
];
const projects = { service: 'item', path: 'new_product_project' };
const samples = { service: 'item', path: 'new_product_sample' };
const { rows: known } = await sql<{ category: number; one: number; other: number }>`
  select (select min(c.id) from category c where not exists (select from category n where n.parent = c.id)) as category,
    (select min(id) from supplier) as one, (select max(id) from supplier) as other`.execute(app.db);
const [{ category, one, other }] = known as [(typeof known)[number]];

let count = 0;
const add = async (more: object = {}) => {
  count += 1;
  const values = { name: `转向节 ${count}`, nameEn: `Steering knuckle ${count}`, category, source: 'oe', markets: ['US'], ...more };
  const reply = await app.post(
    recordPath(projects, 'add'),
    { page: 'projectTable', values: { oeNumbers: ['43201-1AA'], ...values } },
    editor,
  );
  return (reply.data ?? reply.reason) as Row & string;
};
const read = async (of: typeof projects, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const act = async (of: typeof projects, page: string, id: number, action: string, input: object = {}, who = editor) => {
  const { version } = await read(of, id);
  const reply = await app.post(actionPath(of, action), { page, targets: [{ id, version }], input }, who);
  const refusal = (reply.data as readonly { refusal?: { code: string; message: Text } }[] | undefined)?.[0]?.refusal;
  return refusal ? `${refusal.code} ${refusal.message.en}` : (reply.reason ?? 'done');
};
const step = (id: number, action: string, input: object = {}, who = editor) => act(projects, 'projectTable', id, action, input, who);
const change = async (id: number, values: object) => {
  const { version } = await read(projects, id);
  const reply = await app.post(recordPath(projects, 'update'), { page: 'projectTable', id, version, values }, editor);
  return reply.reason ?? 'done';
};
const request = async (project: number, supplier: number) => {
  const values = { project, supplier, qty: 2, fee: '300', freight: '45.5' };
  const reply = await app.post(recordPath(samples, 'add'), { page: 'newProductSamples', values }, editor);
  return (reply.data ?? reply.reason) as Row & string;
};
const costs = {
  targetPrice: '59.99',
  estMonthlySales: 120,
  feePct: '12',
  landed: '18.40',
  lastMile: '11.20',
  adPct: '8',
  returnPct: '5',
  mouldCost: '3000',
};
const scores = { scoreMarket: 95, scoreCompetition: 60, scoreIp: 90, scoreSupply: 70 };
const quotes = [
  { supplier: one, quote: '62.5', currency: 'CNY', chosen: true },
  { supplier: other, quote: '64', currency: 'CNY' },
];
/** A project at the sample stage. */
const sampled = async (more: object = {}) => {
  const { id } = await add({ sourceNote: 'Fair', suppliers: quotes, ip: 'clear', budget: '5000', ...more });
  expect([await step(id, 'estimate', costs), await step(id, 'score', scores), await step(id, 'next'), await step(id, 'next')]).toEqual(
    Array.from({ length: 4 }, () => 'done'),
  );
  return id;
};
/** A sample that went all the way to its test, and the verdict. */
const verdict = async (project: number, supplier: number, end: 'pass' | 'fail') => {
  const { id } = await request(project, supplier);
  const done = [];
  for (const action of ['pay', 'send', 'receive', 'test'] as const) done.push(await act(samples, 'newProductSamples', id, action));
  done.push(await act(samples, 'newProductSamples', id, end, { result: 'Measured as drawn' }));
  expect(done).toEqual(Array.from({ length: 5 }, () => 'done'));
  return id;
};
/** A project at the approval stage. */
const toApprove = async (more: object = {}) => {
  const id = await sampled(more);
  await verdict(id, one, 'pass');
  expect([await step(id, 'estimate', { finalCost: '18.90' }), await step(id, 'next')]).toEqual(['done', 'done']);
  return id;
};

it('[N1] [N2] price 59.99 → profit 15.39, margin 25.66 %, payback 1.62; market 80 scores 66.3 and is refused, 95 scores 70.8 and passes', async () => {
  const { id } = await add({ sourceNote: 'Fair', suppliers: quotes, ip: 'clear' });
  expect(await step(id, 'next')).toBe('done');
  expect([await step(id, 'estimate', costs), await step(id, 'score', { ...scores, scoreMarket: 80 })]).toEqual(['done', 'done']);
  expect(await read(projects, id)).toMatchObject({ unitProfit: '15.39', marginPct: '25.66', paybackMonths: '1.62', score: '66.3' });
  expect(await step(id, 'next')).toBe('GATE Still missing: a score of 70 or more (now 66.3)');
  expect([await step(id, 'score', { scoreMarket: 95 }), await step(id, 'next')]).toEqual(['done', 'done']);
  expect(await read(projects, id)).toMatchObject({ score: '70.8', stage: 'sample', stageSince: '2026-05-20', dueAt: '2026-06-24' });
});

it('[N3] the gate lists what is missing, and raw calls cannot write a stage', async () => {
  const { id } = await add();
  expect(await step(id, 'next')).toBe('GATE Still missing: a rival or a source note');
  await change(id, { stage: 'sample', score: '99', approval: 'approved' });
  // nor can a call name a step of its own choice, past the gate
  for (const action of ['ideaToEval', 'evalToSample', 'approvalToRegister', 'listingToDone']) {
    const { version } = await read(projects, id);
    const raw = { page: 'projectTable', targets: [{ id, version }], input: { stage: 'done' } };
    expect((await app.post(actionPath(projects, action), raw, boss)).code).not.toBe(replyCodes.ok);
  }
  expect(await read(projects, id)).toMatchObject({ stage: 'idea', approval: 'none' });
  expect(await change(id, { sourceNote: 'Fair' })).toBe('done');
  expect(await step(id, 'next')).toBe('done');
  expect(await step(id, 'next')).toContain('two quotes or a single-source reason; the result of the IP search');
  expect([await step(id, 'back', { backReason: 'Compare again' }), await step(id, 'back', { backReason: 'x' })]).toEqual([
    'done',
    expect.stringContaining('STATE'),
  ]);
});

it('[N3b] days on hold do not count, and a resumed project returns to its stage', async () => {
  const { id } = await add({ sourceNote: 'Fair' });
  await step(id, 'next');
  expect(await step(id, 'hold', { holdReason: 'Tooling is moved' })).toBe('done');
  expect(await read(projects, id)).toMatchObject({ stage: 'hold', prevStage: 'eval' });
  await sql`update new_product_project set stage_since = '2026-05-01', held_since = '2026-05-05' where id = ${id}`.execute(app.db);
  expect(await step(id, 'resume')).toBe('done');
  expect(await read(projects, id)).toMatchObject({ stage: 'eval', stageSince: '2026-05-16', dueAt: '2026-05-26' });
});

it('[N8] [N8a] samples go to suppliers that quoted, three rounds at most; what was paid is spent', async () => {
  const id = await sampled();
  const { rows: strangers } = await sql<{ id: number }>`select id from supplier where id not in (${one}, ${other}) limit 1`.execute(app.db);
  expect(await request(id, strangers[0]!.id)).toBe('NOT_QUOTED');
  const waiting = await request(id, other);
  expect([waiting['round'], await request(id, other)]).toEqual([1, 'SAMPLE_OPEN']);
  // the supplier is asked by mail, under the number of the sample
  const { sampleNo } = await read(samples, waiting.id);
  const { rows: asked } = await sql<{ body: string }>`
    select body from outgoing_mail where kind = 'SAMPLE_REQ' and biz_no = ${sampleNo}`.execute(app.db);
  expect(asked).toMatchObject([{ body: expect.stringMatching(/NS-\d{3}-\d{3}-\d{5}/) }]);
  for (const round of [1, 2, 3]) expect((await read(samples, await verdict(id, one, 'fail')))['round']).toBe(round);
  expect(await request(id, one)).toBe('SAMPLE_ROUNDS');
  const { rows } = await sql<{ fee: Decimal; freight: Decimal; paid: boolean }>`
    select fee, freight, paid_at is not null as paid from new_product_sample where project = ${id}`.execute(app.db);
  const spent = projectSpent(rows.map(({ fee, freight, paid }) => ({ fee, freight, isPaid: paid })));
  expect([spent, (await read(projects, id))['spent']]).toEqual(['1036.5', '1036.5']);
  expect(await step(id, 'drop', { dropReason: 'Three samples failed' })).toBe('done');
  expect((await read(samples, waiting.id))['state']).toBe('cancelled');
  expect([await step(id, 'next'), await step(id, 'reopen'), (await read(projects, id))['stage']]).toEqual([
    expect.stringContaining('STATE'),
    'done',
    'idea',
  ]);
  expect(await request(id, one)).toBe('NOT_SAMPLING');
});

it('[N3] [N3c] is approved by somebody else, cannot be changed meanwhile, and stops before a listing without a registration', async () => {
  const id = await toApprove();
  expect(await step(id, 'next')).toBe('GATE Still missing: the approval of the project');
  expect([await step(id, 'approve', {}, approver), await step(id, 'submit'), await step(id, 'submit')]).toEqual([
    expect.stringContaining('APPROVAL'),
    'done',
    expect.stringContaining('APPROVAL'),
  ]);
  expect(await change(id, { note: 'Later' })).toBe('IN_APPROVAL');
  expect(await step(id, 'reject', { rejectReason: 'Quote again' }, approver)).toBe('done');
  expect([await change(id, { note: 'Quoted again' }), await step(id, 'submit'), await step(id, 'approve', {}, approver)]).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect([await step(id, 'next'), (await read(projects, id))['stage']]).toEqual(['done', 'register']);
  expect(await step(id, 'next')).toBe(
    'GATE Still missing: a registration whose SKU is created; an active supplier item; an approved first order',
  );
});

it('[N3c] above a budget of 50,000 yuan two people approve', async () => {
  const id = await toApprove({ budget: '50000.01' });
  expect([await step(id, 'submit'), await step(id, 'approve', {}, approver), await step(id, 'approve', {}, approver)]).toEqual([
    'done',
    'done',
    expect.stringContaining('APPROVED_ALREADY'),
  ]);
  expect((await read(projects, id))['approval']).toBe('waiting');
  expect([await step(id, 'approve', {}, manager), (await read(projects, id))['approval']]).toEqual(['done', 'approved']);
});

it('[N5] a second project of the same name, category and first OE number is refused until the first is dropped', async () => {
  const first = await add({ name: 'Wheel hub', oeNumbers: ['43550-42010'] });
  expect(await add({ name: 'wheel hub', oeNumbers: ['4355042010', 'X1'] })).toBe('DUPLICATE');
  expect(await step(first.id, 'drop', { dropReason: 'No demand' })).toBe('done');
  expect(await add({ name: 'wheel hub', oeNumbers: ['4355042010', 'X1'] })).toMatchObject({ stage: 'idea' });
});

it('[N3b] lists have days at the stage and the day due as the rule does, of 40 projects over all stages that can be reached', async () => {
  const { rows } = await sql<{
    stage: ProjectStage;
    since: LocalDate;
    held?: LocalDate;
    due?: LocalDate;
    days: number | null;
    today: LocalDate;
  }>`
    select stage, stage_since as since, held_since as held, due_at as due, stage_days as days, current_date as today
    from new_product_project_list where created_at < '2026-05-20' order by id limit 40`.execute(app.db);
  expect(rows).toHaveLength(40);
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(['idea', 'eval', 'sample', 'approval', 'register', 'hold', 'dropped']));
  for (const { stage, since, held, due, days, today } of rows) {
    expect(due ?? undefined).toBe(stageDue(stage, since));
    expect(days).toBe(stage === 'dropped' ? null : daysAtStage(since, today, held ?? undefined));
  }
});
