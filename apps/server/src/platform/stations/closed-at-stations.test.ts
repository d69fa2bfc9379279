import { mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { stationCalls } from '../../modules/inventory/receipt/station-calls.ts';
import { toolCalls } from '../resources/gateway/tool-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...stationCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const { db } = app;
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };

const close = async (page: string, ...fields: readonly string[]) => {
  const rows = fields.map(field => ({ subject_kind: 'all', page, field, mode: 'readBlock' }));
  await db
    .insertInto('user_field_setting')
    .values(rows as never)
    .execute();
};

interface Counted {
  readonly id: number;
  readonly receiptNo: string;
  readonly sourceNo?: string;
}
const receipts = async (code = '') =>
  (await app.get(`${mainPaths.receiptsToCount}?code=${encodeURIComponent(code)}`, clerk)).data as readonly Counted[];

it('[S3] the dock shows no field of a receipt or a SKU that is closed on their pages, nor finds anything by it', async () => {
  const [first] = await receipts();
  const at = async () =>
    (await app.get(`${mainPaths.receiptAtStation}?id=${first!.id}`, clerk)).data as {
      sourceNo?: string;
      lines: { sku: string; nameZh: string; thumb?: string }[];
    };
  const open = await at();
  expect((await receipts(first!.sourceNo)).map(({ id }) => id)).toContain(first!.id);
  expect(open.lines[0]!.nameZh).not.toBe(open.lines[0]!.sku);
  await close('receiveOrder', 'sourceNo');
  await close('skuList', 'nameZh', 'nameEn', 'images');
  const closed = await at();
  expect(closed).not.toHaveProperty('sourceNo');
  expect(closed.lines.map(({ nameZh, thumb }) => [nameZh, thumb])).toEqual(closed.lines.map(({ sku }) => [sku, undefined]));
  expect(await receipts(first!.sourceNo)).toEqual([]);
  expect((await receipts(first!.receiptNo)).map(({ id }) => id)).toEqual([first!.id]);
});

it('[S3] the packing table shows no address that is closed, and of SKUs no sizes and weights', async () => {
  const { rows } = await sql<{ id: number; receiver: string }>`
    select t.id, t.receiver from parcel_list t join warehouse w on w.id = t.warehouse where w.code = 'US-W' and t.receiver is not null
    and t.ship_to is not null order by t.id limit 1`.execute(db);
  const desk = async () => {
    const reply = await app.post(
      recordPath({ service: 'wms', path: 'parcel' }, 'work'),
      { page: 'packStation', tool: 'desk', input: { parcel: rows[0]!.id } },
      clerk,
    );
    expect(reply).toMatchObject({ code: 200 });
    return reply.data as { receiver?: string; lines: object[] };
  };
  const open = await desk();
  expect(open.receiver).toBe(rows[0]!.receiver);
  expect(open.lines.flatMap(line => Object.keys(line))).not.toContain('sides');
  await close('packStation', 'receiver', 'shipTo');
  const closed = await desk();
  expect(closed).not.toHaveProperty('receiver');
  expect(closed).not.toHaveProperty('shipTo');
});
