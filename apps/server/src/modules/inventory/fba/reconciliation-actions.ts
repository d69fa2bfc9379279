import { claimableLost, type FbaLedgerDifference } from '@axle/inventory';
import { ok, type Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { caseParts } from './case-parts.ts';
import { followLedger, followReimbursements } from './follow-imports.ts';

const nothingToClaim: Refusal = { code: 'NOTHING_TO_CLAIM', message: { zh: '没有可申诉的差异', en: 'No difference to claim' } };
const hasCase: Refusal = { code: 'HAS_CASE', message: { zh: '已有未关闭的申诉', en: 'There is already an open case' } };

/** Books lines that wait, matches reimbursements that settle nothing yet. */
const rebuild: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await followLedger(transaction, parts.caller);
    await followReimbursements(transaction, parts.caller);
    return ok([]);
  });

interface Shown {
  readonly id: number;
  readonly diff_type: FbaLedgerDifference | null;
  readonly warehouse: number | null;
  readonly sku: number | null;
  readonly reimbursed: number;
  readonly gap: number;
  readonly claim_deadline: string | null;
  readonly has_case: boolean;
}

type Claimable = Exclude<FbaLedgerDifference, 'negative_wait'>;

const pieces = (line: RecordRow, key: string): number => Number(line[key] ?? 0);

/**
 * What a case of a line is about. That our own book waits to follow a line keeps nobody from claiming what Amazon lost or damaged in it.
 */
function claimOf(line: RecordRow, { diff_type: type, reimbursed }: Shown): Claimable | undefined {
  if (type !== 'negative_wait') return type ?? undefined;
  if (claimableLost({ lost: pieces(line, 'lost'), found: pieces(line, 'found') }, reimbursed) > 0) return 'wh_lost';
  const sellable = String(line['disposition'] ?? '').toUpperCase() === 'SELLABLE';
  return sellable && pieces(line, 'damaged') < 0 && reimbursed === 0 ? 'wh_damaged' : undefined;
}

/** Pieces of a case: lost ones without reimbursement, damaged ones, or the gap of the ledger. */
function claimed(line: RecordRow, type: Claimable, { gap, reimbursed }: Shown): number {
  if (type === 'unbalanced') return Math.abs(gap);
  if (type === 'wh_damaged') return Math.max(0, -pieces(line, 'damaged'));
  return claimableLost({ lost: pieces(line, 'lost'), found: pieces(line, 'found') }, reimbursed);
}

/** Opens a case of a line's loss, damage or gap, one at a time. */
const openCase: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { rows } = await sql<Shown>`
      select s.id, s.diff_type, fba_warehouse(s.store, s.location) as warehouse, (select f.sku
      from fba_sku_on(s.store, s.fnsku, s.period_to) f) as sku, s.reimbursed, s.gap, s.claim_deadline::text as claim_deadline,
        exists (select from fba_case c where c.source_no = s.line_no and c.state in ('open', 'filed', 'rejected')) as has_case
      from fba_ledger_line_list s where s.id = any(${records.map(({ id }) => id)}::bigint[])`.execute(transaction);
    const shown = new Map(rows.map(row => [row.id, row]));
    const refused = new Map<number, Refusal>();
    const cases: RecordValues[] = [];
    for (const line of records) {
      const found = shown.get(line.id)!;
      const { warehouse, sku, claim_deadline: deadline } = found;
      const type = claimOf(line, found);
      if (found.has_case) refused.set(line.id, hasCase);
      else if (type === undefined || claimed(line, type, found) === 0) refused.set(line.id, nothingToClaim);
      else {
        const { store, fnsku, msku } = line;
        const known = {
          ...(warehouse === null ? {} : { warehouse }),
          ...(sku === null ? {} : { sku }),
          ...(deadline === null ? {} : { deadline }),
        };
        cases.push({ type, store, fnsku, msku, ...known, sourceNo: `FL${line.id}`, qty: claimed(line, type, found) });
      }
    }
    await insertRows(transaction, caseParts(transaction, parts.caller), cases, { action: 'add' });
    return refused;
  });

/** Effects of the own actions of the reconciliation. */
export const fbaReconciliationActions: ActionHandlers = {
  'fbaReconciliation.rebuild': rebuild,
  'fbaReconciliation.openCase': openCase,
};
