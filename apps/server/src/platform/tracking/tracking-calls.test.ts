import { mainPaths, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
const signature = await demo.signIn('catalogeditor');
let next = 0;
const view = (more: Readonly<Record<string, unknown>> = {}) => ({
  event_type: 'page_view',
  event: 'open',
  page_url: '/admin/basic/vehicleModel',
  page_name: '车型库',
  page_from_name: '',
  page_from_url: '',
  spm_code: 'sb.ba.vehimode.0',
  uuid: `11111111-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`,
  client_at: '2026-05-20T08:29:59.500Z',
  lang: 'zh-cn',
  screen: '1440x900',
  ...more,
});
const send = (record: unknown, session: string, client = 'client-1') =>
  demo.post(mainPaths.track, record, { signature, headers: { client_id: client, session_id: session } });
const kept = async (session: string) =>
  demo.db.selectFrom('tracking_log').selectAll().where('session_id', '=', session).orderBy('id').execute();

it('[spec 7.26] keeps page views and button clicks with who, where and when', async () => {
  expect(await send(view(), 's1')).toMatchObject({ code: replyCodes.ok });
  expect(await send(view({ event_type: 'button_click', button_name: 'export', tab: 'tab1' }), 's1')).toMatchObject({ code: replyCodes.ok });
  expect(await kept('s1')).toMatchObject([
    {
      event_type: 'page_view',
      page_name: '车型库',
      spm_code: 'sb.ba.vehimode.0',
      client_at: '2026-05-20T08:29:59.500Z',
      at: demo.now().toISOString(),
      ip: '10.0.0.1',
    },
    { event_type: 'button_click', button_name: 'export', tab: 'tab1' },
  ]);
});

it('keeps a record that comes twice once', async () => {
  const record = view();
  await send(record, 's2');
  expect(await send(record, 's2')).toMatchObject({ code: replyCodes.ok });
  expect(await kept('s2')).toHaveLength(1);
});

it('[P8] drops what is longer than 4 KB, and more than 60 records of a session in a minute', async () => {
  expect(await send(view({ page_url: 'x'.repeat(5000) }), 's3')).toMatchObject({ code: replyCodes.tooLarge });
  for (let index = 0; index < 60; index++) await send(view(), 's3');
  expect(await send(view(), 's3')).toMatchObject({ code: replyCodes.tooMany });
  expect(await send(view(), 's4')).toMatchObject({ code: replyCodes.ok });
  demo.wait({ minutes: 1 });
  expect(await send(view(), 's3')).toMatchObject({ code: replyCodes.ok });
  expect(await kept('s3')).toHaveLength(61);
});

it('[spec 7.26] drops records without a signature, without ids, or of an unknown kind', async () => {
  expect(await demo.post(mainPaths.track, view(), { headers: { client_id: 'c', session_id: 's5' } })).toMatchObject({
    code: replyCodes.signedOut,
  });
  expect(await send(view(), '')).toMatchObject({ code: replyCodes.malformed });
  expect(await send(view({ event_type: 'other' }), 's5')).toMatchObject({ code: replyCodes.malformed });
  expect(await send(view({ spm_code: 'nonsense' }), 's5')).toMatchObject({ code: replyCodes.malformed });
  expect(await kept('s5')).toHaveLength(0);
});
