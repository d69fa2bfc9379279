import { type Decimal, ok, type Refusal, refuse, type Result, subtract, sum } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { correctedAcceptance, lineTotals } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { accountOf } from './account-of.ts';
import { lockedAccount } from './locked-account.ts';
import { type LedgerDocument, postVoucher } from './post-voucher.ts';
import { refusedDay } from './refused-day.ts';
import { reverseVoucher } from './reverse-voucher.ts';

interface Acceptance {
  readonly voucherNo: string;
  readonly bizType: LedgerDocument;
  readonly bizNo: string;
  readonly amount: Decimal;
  /** Of the next voucher of its document. */
  readonly nextSeq: number;
}

/** What the accepted pieces of an order are worth without tax at its prices. */
function acceptedWorth(order: RecordValues): Decimal {
  const terms = priceTermsOf(order);
  const worth = linesIn(order, 'lines').map(({ acceptedQty, price }) =>
    Number(acceptedQty ?? 0) > 0 ? lineTotals({ qty: Number(acceptedQty), price: price as Decimal }, terms).net : ('0' as Decimal),
  );
  return sum(worth);
}

/** The vouchers of the acceptance of an order that stand, the last one first. */
async function acceptances(transaction: Transaction<Tables>, order: RecordValues): Promise<readonly Acceptance[]> {
  const { supplier, companyEntity, currency } = accountOf(order);
  const { rows } = await sql<Acceptance>`
    select v.voucher_no as "voucherNo", v.biz_type as "bizType", v.biz_no as "bizNo", trim_scale(v.amount)::text as amount, (
        select max(o.biz_seq) + 1 from ledger_voucher o where o.event = 'e1' and o.biz_type = v.biz_type
          and o.biz_no = v.biz_no) as "nextSeq"
    from ledger_voucher v
    where v.supplier = ${supplier} and v.company_entity = ${companyEntity} and v.currency = ${currency} and v.event = 'e1'
      and v.memo = ${order['orderNo']} and not exists (select from ledger_voucher r where r.reverses = v.id)
    order by v.id desc`.execute(transaction);
  return rows;
}

const done = <Answer>(result: Result<Answer, readonly Refusal[]>): Answer => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/**
 * [R13f] [R107] What other prices of a locked order, or fewer accepted pieces, do to what these are owed for: a function that posts it, to
 * be called in the same transaction once the order is written. Refuses, with nothing written, where today is closed or locked.
 */
export async function priceCorrection(
  transaction: Transaction<Tables>,
  caller: Actor,
  { before, after, reason }: { readonly before: RecordValues; readonly after: RecordValues; readonly reason: string },
): Promise<Result<() => Promise<void>, readonly Refusal[]>> {
  const change = subtract(acceptedWorth(after), acceptedWorth(before));
  const posted = change === '0' ? [] : await acceptances(transaction, before);
  const corrected = correctedAcceptance(
    posted.map(({ amount }) => amount),
    change,
  );
  const [last] = posted;
  if (!corrected || !last) return ok(async () => undefined);
  const account = accountOf(before);
  const key = { event: 'rev', bizType: 'voucher', bizNo: last.voucherNo, bizSeq: 1 } as const;
  const refused = refusedDay(todayOf(caller), await lockedAccount(transaction, account, key));
  if (refused.length > 0) return refuse(refused);
  return ok(async () => {
    const memo = String(before['orderNo']);
    for (const { voucherNo } of posted.slice(0, corrected.reversed))
      done(await reverseVoucher(transaction, caller, voucherNo, `${memo} ${reason}`.slice(0, 500)));
    const { bizType, bizNo, nextSeq: bizSeq } = last;
    const event = { kind: 'accepted', net: corrected.net } as const;
    done(await postVoucher(transaction, caller, { event, bizType, bizNo, bizSeq, ...account, memo }));
  });
}
