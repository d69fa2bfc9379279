import { receivedShare } from '@axle/purchasing';
import { recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await sentOrders(app, boss);
const orders = { service: 'purchase-service', path: 'purchase_order' };

it('[R44] the database works out the same share as the rule', async () => {
  const lines = fc.array(
    fc.integer({ min: 0, max: 999_999 }).chain(effective => fc.record({ effective: fc.constant(effective), open: fc.nat(effective) })),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async all => {
      const sum = (key: 'effective' | 'open') => all.reduce((total, line) => total + line[key], 0);
      const { rows } = await sql<{ share: string | null }>`
        select trim_scale(received_share(${sum('effective')}::bigint, ${sum('open')}::bigint))::text as share`.execute(app.db);
      expect(rows[0]!.share ?? undefined).toBe(receivedShare(all));
    }),
    { numRuns: 60 },
  );
});

it('[R44] orders are found by their share, with their next date and how late it is', async () => {
  const order = await of.sent([{}, {}]);
  await sql`update purchase_order set state = 'received', effective_at = ${app.now()} where id = ${order}`.execute(app.db);
  await sql`update purchase_order_lines set received_qty = 495 + 5 * line_no, eff_qty = 500, open_qty = 5 - 5 * line_no,
    promised_date = current_date - 3 - 9 * line_no where record_id = ${order}`.execute(app.db);
  const found = async (op: string, value: string) => {
    const filters = [{ field: 'progress', op, value }];
    const reply = await app.post(recordPath(orders, 'list'), { page: 'effectiveOrders', tab: 'tab0', filters, limit: 500 }, boss);
    return (reply.data as { rows: readonly { id: number }[] }).rows.find(({ id }) => id === order);
  };
  expect(await found('gte', '99.5')).toMatchObject({ progress: '99.5', days_late: 3, overdue: true });
  expect([await found('gt', '99.5'), await found('lt', '99.5')]).toEqual([undefined, undefined]);
});
