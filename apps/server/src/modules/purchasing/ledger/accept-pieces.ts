import { type Decimal, type Refusal, subtract, sum } from '@axle/kernel';
import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { lineTotals } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Asker } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type LedgerDocument, postVoucher } from './post-voucher.ts';
import { accountOf } from './account-of.ts';

/** The document by which pieces are accepted. */
export interface AcceptingDocument {
  readonly bizType: Extract<LedgerDocument, 'receipt' | 'batch'>;
  readonly bizNo: string;
  /** Counts the orders of a document that has several. */
  readonly bizSeq: number;
}

/**
 * [R13] Lines of a locked order have so many accepted pieces from now on, by their number: what they are worth without tax is owed as
 * unbilled (E1), each piece once, rounded as the whole line is. Whoever counts pieces as accepted calls it, when they are received or
 * handed over; lines whose number stays are not named. Answers what stands against it, with nothing written: today is in a month that is
 * closed (`CLOSED`) or up to a locked statement (`LOCKED`); empty where nothing does.
 */
export async function acceptPieces(
  transaction: Transaction<Tables>,
  caller: Asker,
  order: RecordRow,
  { accepted, document }: { readonly accepted: ReadonlyMap<number, number>; readonly document: AcceptingDocument },
): Promise<readonly Refusal[]> {
  const terms = priceTermsOf(order);
  const before = (line: Line) => Number(line['acceptedQty'] ?? 0);
  const after = (line: Line, at: number) => accepted.get(at + 1) ?? before(line);
  const worth = (line: Line, qty: number) => lineTotals({ qty, price: line['price'] as Decimal }, terms).net;
  const lines = linesIn(order, 'lines');
  if (lines.every((line, at) => before(line) === after(line, at))) return [];
  const net = sum(lines.map((line, at) => subtract(worth(line, after(line, at)), worth(line, before(line)))));
  const posted = await postVoucher(transaction, caller, {
    event: { kind: 'accepted', net },
    ...document,
    ...accountOf(order),
    memo: String(order['orderNo']),
  });
  if (!posted.ok) return posted.refusal;
  if (posted.value?.isNew === false) return [];
  const written = { ...order, lines: lines.map((line, at) => ({ ...line, acceptedQty: after(line, at) })) };
  await updateRows(transaction, ownParts(transaction, caller, 'purchaseOrder'), [{ before: order, after: written }], { action: 'update' });
  return [];
}
