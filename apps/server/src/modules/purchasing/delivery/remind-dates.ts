import { fill, type LocalDate, ok, type Refusal, text } from '@axle/kernel';
import { remindRefusals } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { orderMail, writtenNumber } from '../mail/order-mail.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { followedLines, type FollowedLine } from './followed-lines.ts';
import { writeLog } from './write-log.ts';

const lineText = text(
  '{order} 第{line}行 {sku}：未交{pieces}件，交期{day}',
  '{order} line {line}, {sku}: {pieces} {pieces|piece|pieces} to come, due {day}',
);

const dueOf = ({ line }: FollowedLine): LocalDate => (line['promisedDate'] ?? line['requiredDate']) as LocalDate;

/** When these suppliers were last reminded of dates, in milliseconds. */
async function remindedAt(transaction: Transaction<Tables>, suppliers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ supplier: number; at: string }>`
    select supplier, max(created_at) as at from outgoing_mail
    where kind = 'DATE_REMIND' and supplier = any(${suppliers}::bigint[]) group by supplier`.execute(transaction);
  return new Map(rows.map(({ supplier, at }) => [supplier, new Date(at).getTime()]));
}

async function codesOf(transaction: Transaction<Tables>, skus: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await transaction
    .selectFrom('sku')
    .select(['id', 'sku'])
    .where('id', 'in', [0, ...skus])
    .execute();
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** Writes one supplier a mail about all of its lines; answers why it cannot be written. */
async function remind(
  orders: RecordParts & { readonly database: Transaction<Tables> },
  lines: readonly FollowedLine[],
  codes: ReadonlyMap<number, string>,
): Promise<Refusal | undefined> {
  const sorted = lines.toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1));
  const [first] = sorted as [FollowedLine];
  const numbers = [...new Set(sorted.map(({ order }) => writtenNumber(orders, order)))];
  const said = sorted.map(followed =>
    fill(lineText, {
      order: writtenNumber(orders, followed.order),
      line: String(followed.line['orderLine']),
      sku: codes.get(Number(followed.line['sku'])) ?? '',
      pieces: String(followed.line['openQty']),
      day: dueOf(followed),
    }),
  );
  const mail = await orderMail(orders, first.order, {
    kind: 'DATE_REMIND',
    values: { 'order.no': numbers.join(', '), 'delivery.date': dueOf(first) },
    says: { 'lines.text': text(said.map(({ zh }) => zh).join('\n'), said.map(({ en }) => en).join('\n')) },
  });
  if (!mail.ok) return mail.refusal;
  // the files of one order say nothing of the others
  const makes = numbers.length === 1 ? mail.value.makes : [];
  await queueMail(orders.database, { ...mail.value, makes: makes ?? [] }, orders.caller.now);
  await writeLog(orders.database, orders.caller, lines, { note: mail.value.subject }, true);
  return undefined;
}

/** [R32] Reminds suppliers of the ticked lines: each gets one mail about all of its own, once a day. */
export const remindDates: ActionHandler = ({ parts, targets }) =>
  inTransaction(parts.database, async transaction => {
    const { current, outcomes } = await followedLines(transaction, parts, targets);
    const bySupplier = Map.groupBy(current, ({ line }) => Number(line['supplier']));
    const last = await remindedAt(transaction, [...bySupplier.keys()]);
    const codes = await codesOf(transaction, idsIn(current.map(({ line }) => line['sku'])));
    const orders = ownParts(transaction, parts.caller, 'purchaseOrder');
    const refused = new Map<number, Refusal>();
    for (const [supplier, lines] of bySupplier) {
      const [waits] = remindRefusals(last.get(supplier), parts.caller.now.getTime());
      const refusal = waits ?? (await remind(orders, lines, codes));
      if (refusal) for (const { line } of lines) refused.set(line.id, refusal);
    }
    return ok(outcomes(refused));
  });
