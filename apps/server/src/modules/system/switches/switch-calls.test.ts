import { officePaths, type OfficeSwitch } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';

const demo = await demoApp();

it('[spec 7.45] the list of switches answers every key with its value and what it means', async () => {
  const { datas } = await demo.officeGet(officePaths.switches, { signature: await demo.signIn('buyer') });
  expect(datas).toHaveLength(3);
  expect((datas as readonly OfficeSwitch[])[0]).toEqual({
    key: 'workflow.basicInfoApproval',
    value: 'off',
    note_zh: '基础信息审批同步到办公系统流程',
    note_en: 'Approvals of basic data are copied to a flow of the office system',
    synced_at: expect.stringMatching(/Z$/),
  });
});

it('without a sign-in nothing is returned', async () => {
  expect(await demo.officeGet(officePaths.switches)).not.toHaveProperty('datas');
});
