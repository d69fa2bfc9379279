import { randomUUID } from 'node:crypto';
import { fill, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn, notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { resolveCode } from '../../inventory/stock/resolve-code.ts';

const wrongLabel = text('箱标不符：{sku}不在该批次', 'Wrong label: {sku} is not in this batch');
/** What a label is refused with that is not that of a carton of the batch; a code that was misread is none of them. */
const wrongCodes = ['WRONG_LABEL', 'UNKNOWN_BARCODE'];
const scanned = ['sampling', 'judging'];

/** Counts the labels of an inspection again, and keeps them with its lines; who saw it before the scan has seen another version. */
async function countLabels(transaction: Transaction<Tables>, check: number, { access, now }: Actor): Promise<void> {
  await sql`
    with counted as (
      select order_line, count(*)::integer as labels from loading_scan where loading_check = ${check} and undone_at is null group by 1
    ), lines as (
      update loading_check_lines l set labels_ok = coalesce((select c.labels from counted c where c.order_line = l.order_line), 0)
      where l.record_id = ${check}
    )
    update loading_check set labels_ok = coalesce((select sum(labels) from counted where order_line is not null), 0),
      labels_failed = coalesce((select labels from counted where order_line is null), 0), version = version + 1,
      updated_by = ${access.userId}, updated_at = ${now}
    where id = ${check}`.execute(transaction);
}

/** Keeps a label that was scanned, once by its key; without a line it is wrong. */
async function keepScan(
  transaction: Transaction<Tables>,
  { parts, input, key = randomUUID() }: ActionContext,
  orderLine: number | null,
): Promise<void> {
  const { access, now } = parts.caller;
  const check = Number(input['check']);
  const { rows } = await sql`
    insert into loading_scan (loading_check, scan_key, code, order_line, by, at)
    values (${check}, ${key}, ${String(input['code'])}, ${orderLine}, ${access.userId}, ${now}) on conflict (scan_key) do nothing
    returning id`.execute(transaction);
  if (rows.length > 0) await countLabels(transaction, check, parts.caller);
}

/** The inspection of a scan, locked, while labels are scanned. */
async function openCheck({ parts, input }: ActionContext, transaction: Transaction<Tables>): Promise<RecordRow | Refusal> {
  const [check] = await lockById(transaction, { ...parts, database: transaction }, [Number(input['check'])]);
  if (!check) return notFound;
  return scanned.includes(String(check['state'])) ? check : rowChanged;
}

/** [Q38] Scans the label of a carton: it counts for the line of its SKU; one of another SKU is kept as wrong. */
export const scanCarton: ActionHandler = Object.assign(
  (context: ActionContext) =>
    inTransaction(context.parts.database, async transaction => {
      const check = await openCheck(context, transaction);
      if ('code' in check) return refuse(check as Refusal);
      const found = await resolveCode(transaction, String(context.input['code']));
      if (!found.ok) return found;
      const skus = new Set(found.value.map(({ sku }) => sku));
      const lines = linesIn(check, 'lines');
      const own = lines.filter(({ sku }) => skus.has(Number(sku)));
      // of several lines of a SKU the first one that lacks labels
      const line = own.find(({ labelsOk, plannedCartons }) => Number(labelsOk) < Number(plannedCartons)) ?? own.at(-1);
      if (!line) return refuse({ code: 'WRONG_LABEL', field: 'code', message: fill(wrongLabel, { sku: found.value[0]!.code }) });
      await keepScan(transaction, context, Number(line['orderLine']));
      return ok([{ id: check.id, name: String(check['checkNo']) }]);
    }),
  {
    refused: (context: ActionContext, codes: readonly string[]): Promise<void> =>
      inTransaction(context.parts.database, async transaction => {
        if (!codes.some(code => wrongCodes.includes(code))) return;
        const check = await openCheck(context, transaction);
        if (!('code' in check)) await keepScan(transaction, context, null);
      }),
  },
);

/** Takes back a scan that was none of a label; what was scanned stays on record. */
export const undoScan: ActionHandler = context =>
  inTransaction(context.parts.database, async transaction => {
    const check = await openCheck(context, transaction);
    if ('code' in check) return refuse(check as Refusal);
    const { access, now } = context.parts.caller;
    const { rows } = await sql`
      update loading_scan set undone_at = ${now} where loading_check = ${check.id} and scan_key = ${String(context.input['scan'])}
        and by = ${access.userId} and undone_at is null returning id`.execute(transaction);
    if (rows.length === 0) return refuse(notFound);
    await countLabels(transaction, check.id, context.parts.caller);
    return ok([{ id: check.id, name: String(check['checkNo']) }]);
  });
