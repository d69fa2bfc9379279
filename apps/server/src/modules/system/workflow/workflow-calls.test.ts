import { officePaths, type WorkflowStep } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';

const demo = await demoApp();
const userOf = (account: string) =>
  demo.db.selectFrom('app_user').select(['id', 'org_id', 'nickname']).where('account', '=', account).executeTakeFirstOrThrow();
const [buyer, manager, auditor] = [await userOf('buyer'), await userOf('purchasemanager'), await userOf('auditor')];
const add = (flow_id: string, step: number, user_id: number, decision: 'submit' | 'approve' | 'copy', minutes: number, comment = '') =>
  demo.db
    .insertInto('workflow_history')
    .values({
      flow_id,
      page: 'loginLog',
      org_id: buyer.org_id,
      step,
      step_name_zh: `第${step}步`,
      step_name_en: `Step ${step}`,
      user_id,
      at: new Date(Date.UTC(2026, 4, 20, 8, minutes)),
      decision,
      comment,
    })
    .execute();
await add('F-1', 0, buyer.id, 'submit', 0);
await add('F-1', 1, manager.id, 'approve', 90, '同意');
await add('F-2', 0, manager.id, 'submit', 0);

const history = async (account: string, flowId: unknown) =>
  (await demo.office(officePaths.workflowHistory, { flowId }, { signature: await demo.signIn(account) })).datas as readonly WorkflowStep[];

it('[spec 7.44] remrhistory shows who decided what and when, step by step, to those who took part', async () => {
  expect(await history('buyer', 'F-1')).toEqual([
    {
      step: 0,
      step_name_zh: '第0步',
      step_name_en: 'Step 0',
      user_id: buyer.id,
      nickname: buyer.nickname,
      nickname_en: expect.any(String),
      at: '2026-05-20T08:00:00.000Z',
      decision: 'submit',
      comment: '',
      waiting_seconds: 0,
    },
    expect.objectContaining({ step: 1, user_id: manager.id, decision: 'approve', comment: '同意', waiting_seconds: 5400 }),
  ]);
});

it('a flow that the user has no part in, and one that does not exist, look the same', async () => {
  expect(await history('buyer', 'F-2')).toEqual([]);
  expect(await history('buyer', 'F-3')).toEqual([]);
  expect(await history('buyer', 7781)).toEqual([]);
});

it('who may list the document’s page reads the flows of the own scope alone', async () => {
  expect(await history('auditor', 'F-2')).toHaveLength(1);
  await demo.db.updateTable('data_scope').set({ mode: 'dept' }).where('user_id', '=', auditor.id).where('kind', '=', 'org').execute();
  expect(await history('auditor', 'F-2')).toEqual([]);
  expect(await history('superadmin', 'F-2')).toHaveLength(1);
});

it.each([undefined, '', ' ', 'x'.repeat(65), -1, {}])('refuses the flow %j', async flowId => {
  const signature = await demo.signIn('buyer');
  expect(await demo.office(officePaths.workflowHistory, { flowId }, { signature })).toMatchObject({
    reason: 'MALFORMED',
    refusals: [{ field: 'flowId' }],
  });
});
