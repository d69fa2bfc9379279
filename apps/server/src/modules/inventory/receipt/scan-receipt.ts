import { randomUUID } from 'node:crypto';
import { onWayPieces, shareScan } from '@axle/inventory';
import { fill, ok, refuse, type Result, type Text } from '@axle/kernel';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { findLines, type MeantPieces } from './find-lines.ts';
import { roomsOfLines } from './order-rooms.ts';
import { openForCounting } from './open-receipt.ts';
import { acceptedOf, type CountedLine, type LinedReceipt } from './read-receipt.ts';
import { piecesAs, statusOfLine, takeIn } from './take-in.ts';

const heldOver: Text = {
  zh: '超收 {over} 件，放在库存之外等待处理',
  en: '{over} {over|piece|pieces} over: kept outside stock until decided',
};

/** Counts pieces that were scanned, and books them. */
export const scanReceipt: ActionHandler = async ({ parts, input, key }) => counted(parts, input, key, false);

/** Counts damaged pieces, with a photo of them. */
export const scanDamaged: ActionHandler = async ({ parts, input, key }) => counted(parts, input, key, true);

const counted = (parts: RecordParts, input: RecordValues, given: string | undefined, damaged: boolean): ReturnType<ActionHandler> =>
  inTransaction(parts.database, async transaction => {
    const key = given ?? randomUUID();
    const opened = await openForCounting(transaction, parts, Number(input['receipt']));
    if (!opened.ok) return opened;
    const { receipt } = opened.value;
    const known = await transaction.selectFrom('receipt_scan').select('id').where('scan_key', '=', key).executeTakeFirst();
    if (known) return ok([{ id: receipt.id, name: receipt.receipt_no }]);
    const photos = (input['photos'] ?? []) as readonly HeldFile[];
    const wrong = await refusedPhotos(parts, transaction, photos);
    if (wrong.length > 0) return refuse(wrong);
    const meant = await findLines(transaction, opened.value, String(input['code']));
    if (!meant.ok) return meant;
    const { caller } = parts;
    const context = ledgerContext(transaction, caller);
    const booked = await bookScan(context, opened.value, meant.value, { key, damaged, photos });
    if (!booked.ok) return booked;
    if (photos.length > 0) await addPhotos(transaction, receipt.id, photos);
    const done = { id: receipt.id, name: `${meant.value.lines[0]!.sku_code} × ${meant.value.qty}` };
    // in a blind count a surplus is not reported
    const over = receipt.blind ? 0 : booked.value;
    return ok([over > 0 ? { ...done, became: fill(heldOver, { over }) } : done]);
  });

/** Why pictures may not be stored: each must have been uploaded by the user who attaches it. */
export const refusedPhotos = (parts: RecordParts, transaction: Transaction<Tables>, photos: readonly HeldFile[]) => {
  const field = { kind: 'files', label: { zh: '照片', en: 'Photos' }, most: 5, endings: [], mostBytes: 0 } as const;
  return refusedFiles(transaction, { ...parts, resource: { ...parts.resource, fields: { photos: field } } }, undefined, { photos });
};

/** Puts pictures with those that a receipt has. */
export async function addPhotos(transaction: Transaction<Tables>, receipt: number, photos: readonly HeldFile[]): Promise<void> {
  await sql`update receipt set photos = (coalesce(photos::jsonb, '[]') || ${JSON.stringify(photos)}::jsonb)::json
    where id = ${receipt}`.execute(transaction);
}

/** Shares the pieces of a scan among its lines, books what is taken, and keeps the scan; returns the pieces that no line takes. */
async function bookScan(
  context: LedgerContext,
  counted: LinedReceipt,
  { lines, qty, code }: MeantPieces,
  { key, damaged, photos }: { readonly key: string; readonly damaged: boolean; readonly photos: readonly HeldFile[] },
): Promise<Result<number>> {
  const { transaction, now, by } = context;
  const { receipt } = counted;
  const rooms = await roomsOfLines(context, counted, lines);
  const shares = shareScan(
    lines.map((line, at) => {
      const [accepted, { max, came }] = [acceptedOf(line), rooms[at]!];
      return { expected: line.expected_qty, most: accepted + Math.max(0, max - came), accepted };
    }),
    qty,
  ).flatMap(({ at, take, over }) => sharesOf(lines[at]!, take, over));
  const postings = new Map<boolean, string>();
  for (const [onWay, own] of Map.groupBy(
    shares.filter(({ take }) => take > 0),
    share => share.onWay,
  )) {
    const idemKey = `receipt:${receipt.receipt_no}:scan:${key}${onWay ? ':transit' : ''}`;
    const posted = await takeIn(
      context,
      counted,
      own.map(({ line, take }) => ({ line, qty: take })),
      { idemKey, damaged, surplus: !onWay },
    );
    if (!posted.ok) return posted;
    postings.set(onWay, posted.value);
  }
  for (const { line, over } of shares) if (over > 0) await holdOver(transaction, line, over);
  await transaction
    .insertInto('receipt_scan')
    .values(
      shares.map(({ line, take, over, onWay }) => ({
        receipt: receipt.id,
        line_no: line.line_no,
        scan_key: key,
        code,
        sku: line.sku,
        ...piecesAs(statusOfLine(counted, line, damaged), take),
        over,
        posting_no: (take > 0 ? postings.get(onWay) : undefined) ?? null,
        by,
        at: now,
        photos: photos.length > 0 ? JSON.stringify(photos) : null,
      })),
    )
    .execute();
  return ok(shares.reduce((sum, { over }) => sum + over, 0));
}

/** Pieces of a scan that a line takes: those that were on their way to it, and those beyond them, which never were. */
function sharesOf(line: CountedLine, take: number, over: number) {
  const { expected_qty: expected, in_transit: inTransit } = line;
  const onWay = onWayPieces({ expected, accepted: acceptedOf(line), inTransit }, take);
  const beyond = { line, take: take - onWay, over, onWay: false };
  return [...(onWay > 0 ? [{ line, take: onWay, over: 0, onWay: true }] : []), ...(beyond.take + over > 0 ? [beyond] : [])];
}

/** Adds pieces to those that a line holds outside stock, or takes them off. */
export async function holdOver(transaction: Transaction<Tables>, { id }: CountedLine, qty: number): Promise<void> {
  await transaction
    .updateTable('receipt_lines')
    .set(of => ({ over_qty: of('over_qty', '+', qty) }))
    .where('id', '=', id)
    .execute();
}
