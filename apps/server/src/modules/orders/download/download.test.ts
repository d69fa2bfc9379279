import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { downloadBench } from './testing/download-bench.ts';

const { app, boss, upload, recordOf, storeOf } = await downloadBench();
const downloads = { service: 'nova', path: 'order_download' };
const failures = { service: 'nova', path: 'order_failure' };
const orderOf = async (number: string) =>
  (
    await sql<Record<string, unknown>>`
      select o.*, trim_scale(o.total)::text as total from sales_order o where platform_order_id = ${number}`.execute(app.db)
  ).rows[0];

describe('an order report that is uploaded', () => {
  it('brings its orders: unmapped is abnormal, FBA shipped, a bad row fails its whole order', async () => {
    expect(await recordOf(await upload('amazon-all-orders.txt'))).toMatchObject({
      status: 'partial',
      pulled: 6,
      created: 5,
      updated: 0,
      skipped: 0,
      failed: 1,
      error_code: 'NOT_A_NUMBER',
    });
    expect(await orderOf('114-3000002-0000002')).toMatchObject({ status: 'abnormal', abnormal_code: 'UNMAPPED' });
    expect(await orderOf('114-3000003-0000003')).toMatchObject({ status: 'shipped', kind: 'fba' });
    expect(await orderOf('114-3000004-0000004')).toMatchObject({ status: 'pendingPay' });
    expect(await orderOf('114-3000006-0000006')).toMatchObject({ status: 'cancelled' });
    expect(await orderOf('114-3000005-0000005')).toBeUndefined();
  });

  it('that comes again creates and updates nothing: skipped = pulled', async () => {
    await upload('amazon-orders.txt');
    expect(await recordOf(await upload('amazon-orders.txt'))).toMatchObject({
      status: 'success',
      pulled: 3,
      created: 0,
      updated: 0,
      skipped: 3,
    });
  });

  it('completes what another report of the platform began, and notes a bad zip', async () => {
    expect(await orderOf('114-3000001-0000001')).toMatchObject({ status: 'pendingReview', line1: '1 Main St', total: '102.2' });
    const bad = await orderOf('114-3000007-0000007');
    expect(bad).toMatchObject({ status: 'pendingReview', address_issues: ['E_ZIP_FORMAT'] });
  });

  it('two orders of one buyer at one address are found as such, whatever the spelling', async () => {
    const [one, other] = [await orderOf('114-3000001-0000001'), await orderOf('114-3000008-0000008')];
    expect(one?.['address_hash']).toBe(other?.['address_hash']);
  });

  it('of another platform is refused, and not tried again', async () => {
    expect(await recordOf(await upload('ebay-orders.csv'))).toMatchObject({ status: 'failed', error_code: 'UNKNOWN_REPORT', tries: 1 });
  });

  it.each([
    ['EBAY-US', 'ebay-orders.csv', { pulled: 2, created: 2, failed: 0 }],
    ['WMT-US', 'walmart-orders.csv', { pulled: 3, created: 2, failed: 1 }],
    ['PG-US', 'partsgeek-orders.csv', { pulled: 2, created: 2, failed: 0 }],
  ])('of %s', async (code, name, counts) => {
    expect(await recordOf(await upload(name, await storeOf(code)))).toMatchObject(counts);
  });

  it('is found by an order that it brought', async () => {
    const list = await app.post(
      recordPath(downloads, 'list'),
      { page: 'orderDownloadRecord', filters: [{ field: 'orders', op: 'in', value: ['114-3000002-0000002'] }], sort: [], limit: 20 },
      boss,
    );
    expect(list.data).toMatchObject({ rows: [{ status: 'partial', trigger: 'file' }] });
  });

  it('an order that failed is tried again with what was sent, or left out with a reason', async () => {
    const open = async () =>
      (
        await sql<{ id: number; version: number; code: string; retries: number }>`
        select id, version, code, retries from order_failure where platform_order_id = '114-3000005-0000005'`.execute(app.db)
      ).rows;
    const [failure] = await open();
    expect(failure).toMatchObject({ code: 'NOT_A_NUMBER', retries: 0 });
    const act = (action: string, target: object, input: object = {}) =>
      app.post(actionPath(failures, action), { page: 'orderFailure', targets: [target], input }, boss);
    await act('retry', { id: failure!.id, version: failure!.version });
    const [again] = await open();
    await sql`update order_failure set raw = replace(raw, '"one"', '"1"') where id = ${again!.id}`.execute(app.db);
    await act('retry', { id: again!.id, version: again!.version });
    expect(await orderOf('114-3000005-0000005')).toMatchObject({ total: '32.4' });
  });
});
