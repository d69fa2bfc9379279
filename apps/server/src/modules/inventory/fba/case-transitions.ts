import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { stockLedger } from '../stock/stock-ledger.ts';

const tooMany = (most: unknown): Refusal => ({
  code: 'REIMBURSED_MORE',
  field: 'reimbursedQty',
  message: fill(
    { zh: '赔付件数不能超过申诉件数 {most}', en: 'The reimbursed pieces cannot exceed the {most} claimed' },
    { most: String(most) },
  ),
});

const fileCase: TransitionEffect = async ({ parts, after }) => ok({ ...after, filedAt: todayOf(parts.caller) });

const recordReimbursement: TransitionEffect = async ({ before, after }) =>
  Number(after['reimbursedQty']) > Number(before['qty']) ? refuse([tooMany(before['qty'])]) : ok(after);

/** The pieces of a short receipt that are still in transit, as far as they are in the case, were lost there. */
const close: TransitionEffect = async ({ parts, before, after }) => {
  const closed = { ...after, closedAt: todayOf(parts.caller) };
  if (before['type'] !== 'inbound_short' || before['state'] === 'open') return ok(closed);
  const { rows } = await sql<{ warehouse: number; bin: number; sku: number; qty: number }>`
    select b.warehouse, b.bin, b.sku, least(b.qty, ${before['qty']}::integer * coalesce(m.qty_per, 1))::integer as qty
    from stock_balance b left join lateral (select f.qty_per from fba_map f where f.store = ${before['store']}::bigint
    and f.msku = ${before['msku'] ?? null}
      and f.sku = b.sku and f.status = 1 order by f.id limit 1) m on true
    where b.warehouse = ${before['warehouse'] ?? null}::bigint and b.sku = ${before['sku'] ?? null}::bigint and b.status = 'in_transit'
    and b.qty > 0
    order by b.bin limit 1`.execute(parts.database);
  const [lost] = rows;
  if (!lost) return ok(closed);
  const docNo = String(before['caseNo']);
  const posted = await stockLedger(ledgerContext(parts.database, parts.caller)).post({
    idemKey: `fba_case:${docNo}:close:1:1`,
    docType: 'fba_case',
    docNo,
    bizType: 'transit_loss',
    changes: [{ warehouse: lost.warehouse, bin: lost.bin, sku: lost.sku, status: 'in_transit', qty: -lost.qty }],
  });
  return posted.ok ? ok(closed) : refuse([posted.refusal]);
};

/** Effects of the changes of a case's state. */
export const fbaCaseActions: ActionHandlers = {
  'fbaCase.fileCase': transitionHandler('fileCase', fileCase),
  'fbaCase.appeal': transitionHandler('appeal', fileCase),
  'fbaCase.recordReimbursement': transitionHandler('recordReimbursement', recordReimbursement),
  'fbaCase.close': transitionHandler('close', close),
};
