import { unrestricted } from '@axle/permissions';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { addingRecords } from '../../../platform/demo/add-records.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { openPutaways } from '../putaway/open-putaways.ts';
import { asDecimal } from '../stock/read-view.ts';
import { workingBin } from '../stock/working-bin.ts';
import { receiveBefore } from './past-documents.ts';

const hour = 3_600_000;

/** Runs an action of a page on a record as one of the demo's users would. */
function acting(transaction: Transaction<Tables>, registry: Registry) {
  return async (
    user: number,
    now: Date,
    page: string,
    action: string,
    id: number | undefined,
    input: RecordValues = {},
  ): Promise<number> => {
    const resource = registry.page(page)!.page.resource!;
    const access = unrestricted(user);
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from ${sql.table(resource.table)} where id = ${id ?? 0}`.execute(transaction);
    const parts = { database: transaction, resource, page, caller: { registry, access, now }, referred: registry.referred };
    const reply = await registry.part(actions, `${page}.${action}`)!({ parts, targets: rows, input });
    const refusal = reply.ok ? reply.value[0]?.refusal : [reply.refusal].flat()[0];
    if (refusal) throw new Error(`${page}.${action}: ${refusal.code}`);
    return (reply.ok && reply.value[0]?.id) || 0;
  };
}

/**
 * Goods at the dock that wait for their bins, one task begun, one done; counts in each of their states. Everything comes as people would
 * have done it.
 */
export const addDemoPlaces = demoStep('places', ['operations'], async ({ transaction, registry, person, now }) => {
  const people = { clerk: person('whClerk'), other: person('logistics'), finance: person('financeManager') };
  const warehouse = (await transaction.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow()).id;
  const act = acting(transaction, registry);
  await addPutaways(transaction, registry, act, warehouse, people.clerk, now);
  await addCounts(transaction, registry, act, warehouse, people, now);
});

type Act = ReturnType<typeof acting>;

async function addPutaways(
  transaction: Transaction<Tables>,
  registry: Registry,
  act: Act,
  warehouse: number,
  by: number,
  now: Date,
): Promise<void> {
  const { rows: goods } = await sql<{ sku: number; cost: string }>`
    select s.sku, round(max(y.value_in / nullif(y.qty_in, 0)), 2)::text as cost from stock_balance s join stock_layer y on y.sku = s.sku
    and y.warehouse = s.warehouse
    where s.warehouse = ${warehouse} and s.qty > 0 group by s.sku order by s.sku limit 6`.execute(transaction);
  const deliveries = [
    { sourceNo: 'ASN-260520', hours: 30, lot: goods.slice(0, 2) },
    { sourceNo: 'ASN-260521', hours: 6, lot: goods.slice(2) },
  ];
  for (const [no, { sourceNo, hours, lot }] of deliveries.entries()) {
    const context = { registry, transaction, now: new Date(now.getTime() - hours * hour), by };
    const fromBin = await workingBin(context, warehouse, 'dock');
    const pieces = lot.map(({ sku, cost }, at) => ({ sku, cost, qty: 12 + (no * 2 + at) * 4 }));
    const receiptNo = await receiveBefore(
      context,
      { type: 'first_leg', sourceNo, warehouse },
      pieces.map(({ sku, qty }) => ({ warehouse, bin: fromBin, sku, status: 'available', qty })),
      pieces.map(({ sku, qty, cost }) => ({
        warehouse,
        sku,
        qty,
        cost: { value: asDecimal(String(Math.round(Number(cost) * qty * 100) / 100)), source: 'po_price' },
      })),
    );
    const opened = await openPutaways(
      context,
      receiptNo,
      pieces.map(({ sku, qty }) => ({ sku, warehouse, fromBin, status: 'available', qty })),
    );
    const [task, begun, ...done] = no === 1 && opened.ok ? opened.value : [];
    if (task !== undefined) await act(by, now, 'putawayTask', 'assign', task, { assignee: by });
    if (begun !== undefined) await placeFirst(transaction, act, by, now, begun, 5);
    for (const each of done) await placeFirst(transaction, act, by, now, each);
  }
}

/** Puts pieces of a task where they were suggested, or all of them. */
async function placeFirst(transaction: Transaction<Tables>, act: Act, by: number, now: Date, task: number, some?: number): Promise<void> {
  const places = await transaction
    .selectFrom('putaway_suggested')
    .select(['bin', 'qty'])
    .where('record_id', '=', task)
    .orderBy('line_no')
    .execute();
  for (const { bin, qty } of some === undefined ? places : places.slice(0, 1))
    await act(by, now, 'putawayTask', 'confirm', task, { bin, qty: Math.min(qty, some ?? qty) });
}

async function addCounts(
  transaction: Transaction<Tables>,
  registry: Registry,
  act: Act,
  warehouse: number,
  { clerk, other, finance }: { readonly clerk: number; readonly other: number; readonly finance: number },
  now: Date,
): Promise<void> {
  const add = addingRecords(transaction, registry, other, now);
  const { rows: bins } = await sql<{ bin: string }>`
    select b.bin_code as bin from bin b join stock_balance s on s.bin = b.id and s.status = 'available' and s.qty > 8
    where b.warehouse = ${warehouse} group by b.id order by b.seq desc limit 9`.execute(transaction);
  const day = businessDay(now);
  const count = async (from: number, type: 'spot' | 'cycle', states: number) => {
    const binCodes = bins.slice(from, from + 3).map(({ bin }) => bin);
    const made = await add('stocktake', [{ type, warehouse, mode: 'live', plannedOn: day, binCodes, recountLimit: '5000' }]);
    const [id] = made.values();
    await act(other, now, 'stocktake', 'start', id);
    for (const [at, code] of binCodes.entries()) {
      if (states === 0 && at === 1) return;
      await countBin(transaction, act, clerk, now, code, at);
    }
    const { rows } = await sql<{ id: number }>`select id from stocktake_line_list where stocktake = ${id} and varies`.execute(transaction);
    for (const line of rows) await sql`update stocktake_line set reason = 'miscount' where id = ${line.id}`.execute(transaction);
    await act(other, now, 'stocktake', 'review', id);
    if (states < 2) return;
    await act(other, now, 'stocktake', 'approve', id);
    await act(finance, now, 'stocktake', 'post', id);
  };
  await count(0, 'spot', 2);
  await count(3, 'spot', 1);
  await count(6, 'spot', 0);
  await act(other, now, 'stocktake', 'plan', undefined, { warehouse });
}

/** Counts the book quantity, but for the first bin of each: there a piece is missing. */
async function countBin(transaction: Transaction<Tables>, act: Act, clerk: number, now: Date, code: string, at: number): Promise<void> {
  const binRound = await act(clerk, now, 'stocktakeCount', 'openBin', undefined, { code: `US-W/${code}` });
  const { rows } = await sql<{ id: number; qty: number }>`
    select t.id, (select sum(s.qty) from stock_balance s where s.bin = t.bin and s.sku = t.sku and s.status <> 'in_transit')::integer as qty
    from stocktake_count_list t where t.bin_round = ${binRound}`.execute(transaction);
  for (const { id, qty } of rows) await act(clerk, now, 'stocktakeCount', 'setQty', undefined, { line: id, qty: at === 0 ? qty - 1 : qty });
  await act(clerk, now, 'stocktakeCount', 'submitBin', undefined, { binRound, zeros: true });
}
