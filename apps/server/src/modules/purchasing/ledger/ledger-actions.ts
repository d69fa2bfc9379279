import { fill, ok, refuse, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { checkBalances } from './check-balances.ts';
import { closePeriod, reopenPeriod } from './close-periods.ts';
import { approveAdjustment } from './decide-adjustments.ts';
import { reverseVoucher } from './reverse-voucher.ts';

const atDocument: Text = { zh: '凭证由单据{no}产生，请在单据上作废', en: 'Posted by document {no}; void that document instead' };

/** [R13] Takes a voucher by hand back; one that a document posted is taken back there (`AT_DOCUMENT`). */
const reverseByHand: ActionHandler = async ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const { rows } = await sql<{ no: string; type: string; biz: string }>`
      select t.voucher_no as no, t.biz_type as type, t.biz_no as biz from ledger_voucher_list t
      where t.id = ${targets[0]?.id ?? 0} and ${seenRows(parts)}`.execute(transaction);
    const [voucher] = rows;
    if (!voucher) return refuse(notFound);
    if (voucher.type !== 'adjustment' && voucher.type !== 'voucher')
      return refuse({ code: 'AT_DOCUMENT', message: fill(atDocument, { no: voucher.biz }) });
    const reply = await reverseVoucher(transaction, parts.caller, voucher.no, String(input['reason']));
    return reply.ok ? ok([{ id: targets[0]!.id, name: reply.value.voucherNo }]) : reply;
  });

/** What the buttons of the ledger of suppliers do. */
export const ledgerActions: ActionHandlers = {
  'ledgerCenter.check': checkBalances,
  'ledgerVouchers.reverse': reverseByHand,
  'ledgerAdjustment.approve': transitionHandler('approve', approveAdjustment),
  'ledgerAdjustment.reject': transitionHandler('reject', decide),
  'ledgerPeriods.closePeriod': closePeriod,
  'ledgerPeriods.reopen': reopenPeriod,
};
