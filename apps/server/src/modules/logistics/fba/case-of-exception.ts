import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { caseParts } from '../../inventory/fba/case-parts.ts';
import { keepShortCases } from '../../inventory/fba/short-cases.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';

const nothingToClaim: Refusal = { code: 'NOTHING_TO_CLAIM', message: { zh: '没有可申诉的差异', en: 'There is no difference to claim' } };
const hasCase: Refusal = { code: 'HAS_CASE', message: { zh: '已有未关闭的申诉', en: 'There is already an open case' } };

/** Drafts of what is missing in the shipments closed short on that day; those that have a draft keep it. */
async function ofShort(transaction: Transaction<Tables>, caller: Actor, exception: RecordRow): Promise<Refusal | undefined> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.id from fba_shipment t join fba_shipment_pieces p on p.shipment = t.id
    where t.store = ${exception['store']} and t.amazon_status = 'CLOSED' and t.closed_at = ${exception['reportDate']}::date
    and p.fnsku = ${exception['fnsku']}
      and p.qty_received < p.qty_shipped order by t.id`.execute(transaction);
  const made = await keepShortCases(
    transaction,
    caller,
    rows.map(({ id }) => id),
    true,
  );
  return made === 0 ? hasCase : undefined;
}

/** A draft of pieces by which a report does not follow from the one before. */
async function ofGap(transaction: Transaction<Tables>, caller: Actor, exception: RecordRow): Promise<Refusal | undefined> {
  const sourceNo = `FA${exception.id}`;
  const qty = Math.floor(Math.abs(Number(exception['difference'] ?? 0)));
  if (qty === 0) return nothingToClaim;
  const { rows } = await sql<{ id: number }>`
    select id from fba_case where source_no = ${sourceNo} and state in ('open', 'filed', 'rejected')`.execute(transaction);
  if (rows.length > 0) return hasCase;
  const { store, fnsku, sku } = exception;
  const made = { type: 'unbalanced', store, fnsku, ...(sku === undefined ? {} : { sku }), sourceNo, qty };
  await insertRows(transaction, caseParts(transaction, caller), [made], { action: 'add' });
  return undefined;
}

/** Drafts the case of an exception that pieces are missing by, or says why there is none to draft. */
export async function draftCase(transaction: Transaction<Tables>, caller: Actor, exception: RecordRow): Promise<Refusal | undefined> {
  const open = exception['type'] === 'A6' ? ofShort : exception['type'] === 'A3' ? ofGap : undefined;
  return open ? open(transaction, caller, exception) : nothingToClaim;
}

/** Drafts cases at Amazon of exceptions that pieces are missing by. */
export const openCaseOfException: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const exception of records) {
      const refusal = await draftCase(transaction, parts.caller, exception);
      if (refusal) refused.set(exception.id, refusal);
    }
    return refused;
  });
