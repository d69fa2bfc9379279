import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };

const act = async (action: string, id: number, input: object) => {
  const { version } = (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
  const reply = await app.post(actionPath(inspections, action), { page: 'outgoingInspection', targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const requested = async (purchaseOrder: number) => {
  const values = { purchaseOrder, orderLine: 1, lotSize: 20, planDate: '2026-05-25', place: 'Ningbo' };
  return ((await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row).id;
};
const notices = async (order: number) => {
  const { order_no: bizNo } = (await of.order(order)) as unknown as { order_no: string };
  return app.db
    .selectFrom('outgoing_mail')
    .select(['body', 'state'])
    .where('biz_no', '=', bizNo)
    .where('kind', '=', 'INSPECT_NOTICE')
    .orderBy('id')
    .execute();
};

it('[mailConsole] a supplier is notified of the day of an inspection at its place, and of another day', async () => {
  const order = await of.inForce('2026-12-10');
  const inspection = await requested(order);
  expect(await notices(order)).toEqual([]);
  expect(await act('schedule', inspection, { inspector: 1, planDate: '2026-05-28' })).toBe('done');
  expect(await act('move', inspection, { inspector: 1, planDate: '2026-05-30' })).toBe('done');
  const mails = await notices(order);
  expect(mails.map(({ state, body }) => [state, /2026-05-\d\d/.exec(body)?.[0]])).toEqual([
    ['queued', '2026-05-28'],
    ['queued', '2026-05-30'],
  ]);
});

it('[mailConsole] a supplier without an address keeps no inspection from its day', async () => {
  const order = await of.inForce('2026-12-10');
  const { supplier } = (await of.order(order)) as unknown as { supplier: number };
  await app.db.updateTable('recipient_email').set({ enabled: false }).where('supplier', '=', supplier).execute();
  await app.db.updateTable('supplier_contacts').set({ for_mail: false }).where('record_id', '=', supplier).execute();
  expect(await act('schedule', await requested(order), { inspector: 1, planDate: '2026-05-29' })).toBe('done');
  expect(await notices(order)).toEqual([]);
});
