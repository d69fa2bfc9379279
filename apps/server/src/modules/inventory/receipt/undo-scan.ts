import { ok, type Refusal, refuse, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { openForCounting } from './open-receipt.ts';
import { uncountScans } from './uncount-scans.ts';

/** How long a scan may be taken back. */
const minutes = 5;

/** Why putaway tasks of the receipt have fewer pieces then. */
const takenBack: Text = { zh: '收货扫描已撤销', en: 'A scan of the receipt was undone' };

const refusals = {
  late: {
    code: 'UNDO_LATE',
    message: { zh: `只能撤销${minutes}分钟内的扫描`, en: `Only scans of the last ${minutes} minutes can be undone` },
  },
  later: {
    code: 'UNDO_LAST',
    message: { zh: '该行之后又有扫描，只能撤销最后一次', en: 'The line has been scanned since; only its last scan can be undone' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Takes the caller's own last scan of a line back, with its posting; one that is gone already stays gone. */
export const undoScan: ActionHandler = async ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { caller } = parts;
    const by = caller.access.userId;
    const key = String(input['key']);
    const found = await transaction
      .selectFrom('receipt_scan')
      .select('receipt')
      .where(sql<boolean>`scan_key::text = ${key}`)
      .where('by', '=', by)
      .executeTakeFirst();
    if (!found) return refuse(notFound);
    const opened = await openForCounting(transaction, parts, found.receipt);
    if (!opened.ok) return opened;
    const scans = await transaction.selectFrom('receipt_scan').selectAll().where('scan_key', '=', key).execute();
    if (scans.every(({ undone_at: undone }) => undone !== null)) return ok([]);
    if (scans.some(({ at }) => caller.now.getTime() - Date.parse(at) > minutes * 60_000)) return refuse(refusals.late);
    const later = await transaction
      .selectFrom('receipt_scan')
      .select('id')
      .where('receipt', '=', found.receipt)
      .where(
        'line_no',
        'in',
        scans.map(scan => scan.line_no),
      )
      .where('id', '>', Math.max(...scans.map(({ id }) => id)))
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (later) return refuse(refusals.later);
    const context = ledgerContext(transaction, caller);
    const { receipt } = opened.value;
    for (const postingNo of new Set(scans.flatMap(scan => scan.posting_no ?? []))) {
      const idemKey = `receipt:${receipt.receipt_no}:undo:${key}:${postingNo}`;
      const reversed = await stockLedger(context).reverse({ idemKey, postingNo, reason: 'undo scan' });
      if (!reversed.ok) return reversed;
    }
    const uncounted = await uncountScans({ context, caller, why: takenBack }, opened.value, scans);
    if (!uncounted.ok) return uncounted;
    return ok([{ id: receipt.id, name: receipt.receipt_no }]);
  });
