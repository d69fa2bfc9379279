import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { accountRefusals, chosenLineRefusals, invoiceRefusals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { accountOf } from '../ledger/account-of.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { invoicesById, invoicesOf, settlementFacts } from './settlement-facts.ts';
import { settleUp } from './settle-up.ts';

/** Which settlements in hand have these invoices, by the invoice. */
export async function holders(database: Kysely<Tables>, ids: readonly number[]) {
  const { rows } = await sql<{ invoice: number; settlement: number; settleNo: string }>`
    select n.invoice, s.id as settlement, s.settle_no as "settleNo" from settlement_invoices n join settlement s on s.id = n.record_id
    where n.invoice = any(${ids}::bigint[]) and s.state in ('draft', 'exception', 'approving')`.execute(database);
  return Map.groupBy(rows, ({ invoice }) => invoice);
}

/** [R48] Asks of settlements that people write whether their invoices are open, of one account, and in no other settlement. */
export const checkSettlements: RecordGuard = async (database, settlements, caller) => {
  const ids = idsIn(settlements.flatMap(invoicesOf));
  const [invoices, held] = [await invoicesById(database, caller, ids), await holders(database, ids)];
  return settlement => {
    const own = linesIn(settlement, 'invoices');
    const first = invoices.get(Number(own[0]?.['invoice']));
    return own.flatMap(({ invoice: id, onlyLines }, at): readonly Refusal[] => {
      const invoice = invoices.get(Number(id));
      if (!invoice || !first) return [];
      const other = held.get(invoice.id)?.find(one => one.settlement !== settlement['id']);
      const missing = chosenLineRefusals(onlyLines as readonly string[] | undefined, linesIn(invoice, 'lines').length);
      if (missing.length > 0) return missing.map(refusal => ({ ...refusal, field: `invoices.${at}.onlyLines` }));
      return [
        ...invoiceRefusals({ no: String(invoice['invoiceNo']), state: String(invoice['state']) }, other?.settleNo),
        ...accountRefusals([accountOf(first), accountOf(invoice)]),
      ].map(refusal => ({ ...refusal, field: `invoices.${at}.invoice` }));
    });
  };
};

const inHand = (settlement: RecordValues): boolean => ['draft', 'exception'].includes(String(settlement['state'] ?? 'draft'));

/** [R47] A settlement in hand is matched with what is accepted and billed whenever it is written. */
export const completeSettlements: Derivation = async (database, { caller }, rows) => {
  const settled: RecordValues[] = [];
  for (const { before, after } of rows) {
    if (!inHand(after)) {
      settled.push(after);
      continue;
    }
    const facts = await settlementFacts(database, caller, invoicesOf(after), before?.id);
    const { values, lines } = settleUp(after, facts);
    settled.push({ ...values, state: lines.some(line => line.settled.isException) ? 'exception' : 'draft' });
  }
  return settled;
};
