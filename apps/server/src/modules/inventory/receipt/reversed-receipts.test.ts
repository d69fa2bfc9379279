import { actionPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { dockBench } from './testing/dock-bench.ts';

const { db, demo, boss, part, counting, scan, lead, lineOf, station } = await dockBench();
const resource = (page: string) => demo.registry.page(page)!.page.resource!;
const post = async (page: string, action: string, target: { readonly id: number; readonly version: number }, input: object) => {
  const reply = await demo.post(actionPath(resource(page), action), { page, targets: [target], input }, { signature: boss });
  const [first] = (reply.data ?? []) as readonly { readonly refusal?: { readonly code: string } }[];
  return reply.reason ?? first?.refusal?.code ?? 'ok';
};

/** Reverses the posting of a receipt by which so many pieces came in. */
async function reversed(receiptNo: string, qty: number): Promise<string> {
  const { seq } = await db
    .selectFrom('stock_move as m')
    .innerJoin('stock_posting as p', 'p.id', 'm.posting')
    .select('m.seq')
    .where('p.doc_no', '=', receiptNo)
    .where('m.qty_delta', '=', qty)
    .executeTakeFirstOrThrow();
  return post('stockLedger', 'reverse', { id: seq, version: 1 }, { reason: 'booked twice' });
}

const taskOf = (receiptNo: string) =>
  db.selectFrom('putaway').selectAll().where('receipt_no', '=', receiptNo).orderBy('id', 'desc').executeTakeFirstOrThrow();
const wantedOf = async (task: number) =>
  (await db.selectFrom('putaway_suggested').select(['bin', 'qty']).where('record_id', '=', task).orderBy('line_no').execute()).map(
    place => ({
      ...place,
    }),
  );

/** A receipt of which so many pieces were counted, each count separate, and handed to putaway. */
async function received(...counts: readonly number[]) {
  const made = await counting();
  for (const count of counts) expect(await scan(made.id, `${count}*${part.sku}`)).toBe('ok');
  expect(await lead(made.id, 'finish')).toBe('ok');
  return made;
}

/** Brings pieces of the task of a receipt to the first bin that was suggested. */
async function putAway(receiptNo: string, qty: number): Promise<void> {
  const task = await taskOf(receiptNo);
  const [place] = await wantedOf(task.id);
  expect(await post('putawayTask', 'confirm', task, { bin: place!.bin, qty })).toBe('ok');
}

const endTasks = () =>
  db.updateTable('putaway').set({ state: 'cancelled', ended_at: demo.now() }).where('state', 'in', ['open', 'doing']).execute();

it('[M5] a putaway task loses the pieces that are reversed in the ledger, and is cancelled with the last, with the reason', async () => {
  const { id, receiptNo } = await received(30, 12);
  expect(await taskOf(receiptNo)).toMatchObject({ qty: 42, state: 'open' });
  expect(await reversed(receiptNo, 12)).toBe('ok');
  const fewer = await taskOf(receiptNo);
  expect(fewer).toMatchObject({ qty: 30, state: 'open', reason: expect.stringContaining('booked twice') as string });
  expect((await wantedOf(fewer.id)).reduce((sum, { qty }) => sum + qty, 0)).toBeLessThanOrEqual(30);
  expect(await lineOf(id)).toMatchObject({ good_qty: 30, put_qty: 30 });
  expect(await reversed(receiptNo, 30)).toBe('ok');
  const over = await taskOf(receiptNo);
  expect(over).toMatchObject({ state: 'cancelled', reason: expect.stringContaining('booked twice') as string });
  expect(await wantedOf(over.id)).toEqual([]);
  const history = await db
    .selectFrom('audit_log')
    .select(['action', 'transition'])
    .where('entity', '=', 'putaway')
    .where('record_id', '=', over.id)
    .orderBy('id')
    .execute();
  expect(history.slice(-2)).toEqual([
    { action: 'update', transition: null },
    { action: 'state', transition: 'cancel' },
  ]);
  // what is counted again is put away again
  expect(await lead(id, 'recount')).toBe('ok');
  await scan(id, `5*${part.sku}`);
  expect(await lead(id, 'finish')).toBe('ok');
  expect(await taskOf(receiptNo)).toMatchObject({ qty: 5, state: 'open' });
});

it('[M5] a scan that is taken back during a recount comes off the task as well', async () => {
  const { id, receiptNo } = await received(20);
  await lead(id, 'recount');
  const { scan_key: key } = await db.selectFrom('receipt_scan').select('scan_key').where('receipt', '=', id).executeTakeFirstOrThrow();
  expect(await station('undoLast', { key })).toBe('ok');
  expect(await taskOf(receiptNo)).toMatchObject({ state: 'cancelled' });
});

it('[M5] a task that was begun ends with what it placed; pieces that are put away are not reversed at the cost of others', async () => {
  await endTasks();
  const begun = await received(3, 2);
  await putAway(begun.receiptNo, 3);
  expect(await reversed(begun.receiptNo, 2)).toBe('ok');
  expect(await taskOf(begun.receiptNo)).toMatchObject({ qty: 3, done_qty: 3, state: 'done' });
  // there is no stock at the dock: the ledger refuses
  expect(await reversed(begun.receiptNo, 3)).toBe('NEGATIVE_STOCK');
  const waiting = await received(3);
  expect(await reversed(begun.receiptNo, 3)).toBe('PUT_AWAY');
  expect(await taskOf(waiting.receiptNo)).toMatchObject({ qty: 3, state: 'open' });
  await endTasks();
  expect(await reversed(begun.receiptNo, 3)).toBe('ok');
  expect(await taskOf(begun.receiptNo)).toMatchObject({ qty: 3, done_qty: 3, state: 'done' });
});
