import { businessDay, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { batchStatus, type BatchStatus, notArrived } from '@axle/purchasing';
import { sql } from 'kysely';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { ReceiptFollower } from '../../inventory/receipt/receipt-followers.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** By which transition a batch comes into a state that its arrivals lead to. */
const leadTo: Readonly<Partial<Record<BatchStatus, string>>> = {
  shipped: 'unarrive',
  departed: 'unarriveDeparted',
  part_arrived: 'arrivePart',
  arrived: 'arrive',
};

/** Changes the batch that goods of a receipt come by, where they come by one: it stands where its pieces bring it. */
async function moveBatch(
  context: LedgerContext,
  batchNo: string,
  change: (batch: RecordRow) => readonly RecordValues[],
  isClosed = false,
): Promise<void> {
  const { transaction, now } = context;
  const parts = ownParts(transaction, actorOf(context), 'shipBatches');
  const [before] = await lockRows(transaction, parts, sql<boolean>`t.batch_no = ${batchNo}`);
  if (!before) return;
  const lines = change(before);
  const state = batchStatus(
    // what is missing does not come any more
    lines.map(line => ({ qty: Number(line['qty']) - Number(line['missingQty'] ?? 0), arrived: Number(line['arrivedQty'] ?? 0) })),
    { hasDeparted: before['departedOn'] !== undefined, isClosed },
  );
  const someCame = lines.some(line => Number(line['arrivedQty'] ?? 0) > 0);
  const arrivedOn = someCame ? (before['arrivedOn'] ?? businessDay(now)) : undefined;
  const after = { ...before, lines, state, arrivedOn };
  const led = state === before['state'] ? undefined : leadTo[state];
  await updateRows(
    transaction,
    parts,
    [{ before, after }],
    led === undefined ? { action: 'update' } : { action: 'state', transition: led },
  );
}

/** [R7g] A batch follows the receipt of its goods: what came of its lines, and what had not come when the receipt was closed. */
export const followArrivals: Required<Pick<ReceiptFollower, 'received' | 'closed'>> = {
  async received(context, { sourceNo }, { poLine }, { good, hold, damaged }) {
    await moveBatch(context, sourceNo, batch =>
      linesIn(batch, 'lines').map(line =>
        line['orderLine'] === poLine ? { ...line, arrivedQty: Math.max(0, Number(line['arrivedQty'] ?? 0) + good + hold + damaged) } : line,
      ),
    );
  },
  async closed(context, { sourceNo }) {
    const missing = (line: RecordValues) => notArrived({ qty: Number(line['qty']), arrived: Number(line['arrivedQty'] ?? 0) });
    await moveBatch(context, sourceNo, batch => linesIn(batch, 'lines').map(line => ({ ...line, missingQty: missing(line) })), true);
    return [];
  },
};
