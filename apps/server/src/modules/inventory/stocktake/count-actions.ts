import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { scannedBins, scannedSku } from '../warehouse/scanned-bin.ts';
import { scopedBins } from './scoped-bins.ts';
import { type CountedBin, refusedCounter, waitingBins } from './count-access.ts';
import { submitBin } from './submit-bin.ts';

const refusals = {
  notCounted: { code: 'NOT_COUNTED', field: 'code', message: { zh: '此库位没有待盘任务', en: 'This bin has no open count' } },
  notOpen: { code: 'BIN_NOT_OPEN', message: { zh: '请先扫描库位', en: 'Scan the bin first' } },
  unexpected: {
    code: 'UNEXPECTED_SKU',
    field: 'code',
    message: { zh: '此SKU不在应盘清单，确认后加入', en: 'This SKU is not on the count list; confirm to add it' },
  },
  settled: {
    code: 'LINE_SETTLED',
    field: 'code',
    message: { zh: '此SKU本轮不需盘点', en: 'This SKU does not need counting in this round' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** The bin that the caller has open, locked. */
async function openBinOf(transaction: Transaction<Tables>, { parts, input }: ActionContext): Promise<Result<CountedBin>> {
  const [bin] = await waitingBins(transaction, { id: Number(input['binRound']) });
  return bin && bin.opened_by === parts.caller.access.userId ? ok(bin) : refuse(refusals.notOpen);
}

/** Does something in the bin that the caller has open. */
const inOpenBin =
  (act: (transaction: Transaction<Tables>, bin: CountedBin, context: ActionContext) => Promise<Refusal | undefined>): ActionHandler =>
  context =>
    inTransaction(context.parts.database, async transaction => {
      const bin = await openBinOf(transaction, context);
      if (!bin.ok) return bin;
      const refusal = await act(transaction, bin.value, context);
      return refusal ? refuse(refusal) : ok([{ id: bin.value.id, name: bin.value.code }]);
    });

/** Takes a bin to count, by its label; the one who has it open takes it up again. */
const openBin: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const scanned = await scannedBins(transaction, input['code']);
    if (!scanned.ok) return scanned;
    const waiting = await waitingBins(transaction, { bins: await scopedBins(transaction, parts, scanned.value) });
    if (waiting.length === 0) return refuse(refusals.notCounted);
    let refused: Refusal | undefined;
    for (const bin of waiting) {
      refused = await refusedCounter(transaction, parts.caller, bin);
      if (refused) continue;
      await sql`update stocktake_bin set opened_by = ${parts.caller.access.userId}, opened_at = coalesce(opened_at, ${parts.caller.now}),
        version = version + 1
        where id = ${bin.id}`.execute(transaction);
      return ok([{ id: bin.id, name: bin.code }]);
    }
    return refuse(refused!);
  });

/** The lines of a bin that are counted in this round. */
const dueIn = (bin: CountedBin) => sql`
  stocktake = ${bin.stocktake} and bin = ${bin.bin} and final is null
  and ${bin.round}::smallint = case when count1 is null then 1 when count2 is null then 2 else 3 end`;

/** The SKUs of the lines of a bin: of several that a barcode may identify, one of these is used. */
const skusOf = async (transaction: Transaction<Tables>, bin: CountedBin): Promise<readonly number[]> =>
  (
    await sql<{ sku: number }>`select sku from stocktake_line where stocktake = ${bin.stocktake} and bin = ${bin.bin}`.execute(transaction)
  ).rows.map(({ sku }) => sku);

/** One more piece of a SKU. */
const scan = inOpenBin(async (transaction, bin, { input }) => {
  const sku = await scannedSku(transaction, input['code'], await skusOf(transaction, bin));
  if (!sku.ok) return { ...sku.refusal, field: 'code' };
  const { rows } = await sql<{ id: number }>`
    update stocktake_line set counting = least(coalesce(counting, 0) + 1, 99999), version = version + 1
    where ${dueIn(bin)} and sku = ${sku.value} returning id`.execute(transaction);
  if (rows.length > 0) return undefined;
  return (await isKnown(transaction, bin, sku.value)) ? refusals.settled : refusals.unexpected;
});

const isKnown = async (transaction: Transaction<Tables>, bin: CountedBin, sku: number): Promise<boolean> =>
  (await sql`select id from stocktake_line where stocktake = ${bin.stocktake} and bin = ${bin.bin} and sku = ${sku}`.execute(transaction))
    .rows.length > 0;

/** So many pieces of a line in a bin that the caller has open. */
const setQty: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { rows } = await sql<{ id: number; name: string }>`
      update stocktake_line l set counting = ${Number(input['qty'])}, version = l.version + 1
      from stocktake_count_list t where t.id = l.id and t.id = ${Number(input['line'])} and t.counter = ${parts.caller.access.userId}
      returning l.id, t.sku_code as name`.execute(transaction);
    return rows[0] ? ok([rows[0]]) : refuse(refusals.notOpen);
  });

/** Pieces of a SKU that was not expected in the bin. */
const addUnexpected = inOpenBin(async (transaction, bin, { input }) => {
  const sku = await scannedSku(transaction, input['code'], await skusOf(transaction, bin));
  if (!sku.ok) return { ...sku.refusal, field: 'code' };
  if (await isKnown(transaction, bin, sku.value)) return refusals.settled;
  // what was never there was counted as nothing in the rounds before
  await sql`insert into stocktake_line (stocktake, bin, sku, unexpected, count1, count2, counting)
    values (${bin.stocktake}, ${bin.bin}, ${sku.value}, true, ${bin.round > 1 ? 0 : null}, ${bin.round > 2 ? 0 : null},
    ${Number(input['qty'])})`.execute(transaction);
  return undefined;
});

/** The bin is empty. */
const emptyBin = inOpenBin(async (transaction, bin) => {
  await sql`update stocktake_line set counting = 0, version = version + 1 where ${dueIn(bin)}`.execute(transaction);
  return undefined;
});

/** Effects of the station where bins are counted. */
export const countActions: ActionHandlers = {
  'stocktakeCount.openBin': openBin,
  'stocktakeCount.scan': scan,
  'stocktakeCount.setQty': setQty,
  'stocktakeCount.addUnexpected': addUnexpected,
  'stocktakeCount.emptyBin': emptyBin,
  'stocktakeCount.submitBin': inOpenBin((transaction, bin, { parts, input }) =>
    submitBin(transaction, parts, bin, input['zeros'] === true),
  ),
};
