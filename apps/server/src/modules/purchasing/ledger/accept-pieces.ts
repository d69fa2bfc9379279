import { type Decimal, type Refusal, subtract, sum } from '@axle/kernel';
import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { lineTotals } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type LedgerDocument, postVoucher } from './post-voucher.ts';
import { accountOf } from './account-of.ts';

/** The document by which pieces are accepted. */
export interface AcceptingDocument {
  readonly bizType: Extract<LedgerDocument, 'receipt' | 'batch' | 'inspection' | 'conversion' | 'after_sale'>;
  readonly bizNo: string;
  /** Counts the orders of a document that has several, and the decisions of one that decides several times. */
  readonly bizSeq: number;
}

/** The accepted pieces of lines from now on, and the blocked ones, by the number of the line; lines that keep them are not named. */
export interface AcceptedPieces {
  readonly accepted: ReadonlyMap<number, number>;
  readonly blocked?: ReadonlyMap<number, number>;
  readonly document: AcceptingDocument;
}

const none: ReadonlyMap<number, number> = new Map();

/**
 * [R13] Lines of a locked order have so many accepted pieces from now on, by their number: what they are worth without tax is owed as
 * unbilled (E1), each piece once, rounded as the whole line is. Whoever counts pieces as accepted calls it, when they are received or
 * handed over, or when inspection decides on them. Answers what stands against it, with nothing written: today is in a month that is
 * closed (`CLOSED`) or up to a locked statement (`LOCKED`); empty where nothing does.
 */
export async function acceptPieces(
  transaction: Transaction<Tables>,
  caller: Actor,
  order: RecordRow,
  { accepted, blocked = none, document }: AcceptedPieces,
): Promise<readonly Refusal[]> {
  const terms = priceTermsOf(order);
  const before = (line: Line) => Number(line['acceptedQty'] ?? 0);
  const after = (line: Line, at: number) => accepted.get(at + 1) ?? before(line);
  const held = (line: Line, at: number) => blocked.get(at + 1) ?? Number(line['blockedQty'] ?? 0);
  const isSame = (line: Line, at: number) => before(line) === after(line, at) && Number(line['blockedQty'] ?? 0) === held(line, at);
  const worth = (line: Line, qty: number) => lineTotals({ qty, price: line['price'] as Decimal }, terms).net;
  const lines = linesIn(order, 'lines');
  if (lines.every(isSame)) return [];
  const net = sum(lines.map((line, at) => subtract(worth(line, after(line, at)), worth(line, before(line)))));
  const posted = await postVoucher(transaction, caller, {
    event: { kind: 'accepted', net },
    ...document,
    ...accountOf(order),
    memo: String(order['orderNo']),
  });
  if (!posted.ok) return posted.refusal;
  if (posted.value?.isNew === false) return [];
  const written = { ...order, lines: lines.map((line, at) => ({ ...line, acceptedQty: after(line, at), blockedQty: held(line, at) })) };
  await updateRows(transaction, ownParts(transaction, caller, 'purchaseOrder'), [{ before: order, after: written }], { action: 'update' });
  return [];
}
