import type { Decimal } from '@axle/kernel';
import { settledLine } from '@axle/purchasing';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(() => []);
const { rows: lines } = await sql<{ id: number; order: number; line: number }>`
  select l.id, l.record_id as "order", l.line_no + 1 as line from purchase_order_lines l order by l.id limit 12`.execute(app.db);

const inHand = ['draft', 'exception', 'approving'];

/** Pieces of a line: accepted, settled, and of each settlement in some state; and what is billed of it, some of that settled. */
interface Case {
  readonly accepted: number;
  readonly settled: number;
  readonly settlements: readonly { readonly state: string; readonly pieces: number }[];
  readonly invoices: readonly { readonly state: string; readonly qty: number; readonly settled: number; readonly isTaken: boolean }[];
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    accepted: fc.nat(60),
    settled: fc.nat(40),
    settlements: fc.array(fc.record({ state: fc.constantFrom(...inHand, 'approved', 'void'), pieces: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 2,
    }),
    invoices: fc.array(
      fc.record({
        state: fc.constantFrom('draft', 'verified', 'held', 'approved', 'cancelled'),
        qty: fc.integer({ min: 1, max: 40 }),
        settled: fc.nat(40),
        isTaken: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  })
  .map(one => ({ ...one, invoices: one.invoices.map(bill => ({ ...bill, settled: Math.min(bill.settled, bill.qty) })) }));

/** What the rule says of a line: the pieces that may be settled, those that are billed and free, and the hint. */
function ruled({ accepted, settled, settlements, invoices }: Case) {
  const settling = settlements.reduce((total, { state, pieces }) => total + (inHand.includes(state) ? pieces : 0), 0);
  const free = invoices.filter(({ state, isTaken }) => ['verified', 'held'].includes(state) && !isTaken);
  const billed = free.reduce((total, { qty, settled: done }) => total + qty - done, 0);
  const [price, taxRate] = ['10' as Decimal, '0' as Decimal];
  const terms = { currency: 'CNY', taxRate, priceInclTax: false };
  const { available, result } = settledLine({ terms, price, accepted, settled, settling, invoice: { qty: billed, price, taxRate } });
  const hint = billed === 0 ? 'no_inv' : result === 'no_gr' ? result : 'ready';
  return available > 0 || billed > 0 ? { ready: available, settling, billed, hint } : undefined;
}

/** Makes a case of a line, as people leave it. */
async function make(transaction: Transaction<Tables>, of: { id: number; order: number; line: number }, one: Case): Promise<void> {
  await sql`update purchase_order_lines set accepted_qty = ${one.accepted}, settled_qty = ${one.settled} where id = ${of.id}`.execute(
    transaction,
  );
  const settle = async (state: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into settlement (settle_no, state, supplier, company_entity, currency, gross, deducted, claimed, prepaid_used, payable)
      select '', ${state}, supplier, company_entity, currency, 0, 0, 0, 0, 0 from purchase_order
      where id = ${of.order} returning id`.execute(transaction);
    return rows[0]!.id;
  };
  const bill = async (state: string, qty: number, settled: number) => {
    const { rows } = await sql<{ id: number }>`
      insert into supplier_invoice (iv_no, state, supplier, invoice_no, invoice_date, company_entity, currency, tax_rate, amount_gross)
      select '', ${state}, supplier, 'F' || gen_random_uuid(), '2026-05-01', company_entity, currency, 0, 1 from purchase_order
      where id = ${of.order} returning id`.execute(transaction);
    await sql`insert into supplier_invoice_lines (record_id, line_no, purchase_order, order_line, qty, price, settled_qty)
      values (${rows[0]!.id}, 0, ${of.order}, ${of.line}, ${qty}, 10, ${settled})`.execute(transaction);
    return rows[0]!.id;
  };
  for (const { state, pieces } of one.settlements) {
    const invoice = await bill('cancelled', pieces, 0);
    await sql`insert into settlement_lines (record_id, line_no, invoice, invoice_line, purchase_order, order_line, qty, available_qty,
        po_price, invoice_price, po_tax_rate, invoice_tax_rate, match, pay_qty, net, tax, amount_gross, held, ppv)
      values (${await settle(state)}, 0, ${invoice}, 1, ${of.order}, ${of.line}, ${pieces}, ${pieces}, 10, 10, 0, 0, 'ok', ${pieces},
        0, 0, 0, 0, 0)`.execute(transaction);
  }
  for (const { state, qty, settled, isTaken } of one.invoices) {
    const invoice = await bill(state, qty, settled);
    if (isTaken)
      await sql`insert into settlement_invoices (record_id, line_no, invoice) values (${await settle('draft')}, 0, ${invoice})`.execute(
        transaction,
      );
  }
}

const undone = new Error('undone');

it('[R47] the list of what can be settled has of each line what the rule says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: lines.length, maxLength: lines.length }), async each => {
      const seen = new Map<number, object>();
      const work = app.db.transaction().execute(async transaction => {
        await sql`delete from settlement`.execute(transaction);
        await sql`delete from supplier_invoice`.execute(transaction);
        for (const [at, of] of lines.entries()) await make(transaction, of, each[at]!);
        const { rows } = await sql<{ id: number }>`
          select id, ready_qty as ready, settling_qty as settling, billed_qty as billed, hint from settleable_line
          where id = any(${lines.map(({ id }) => id)}::bigint[])`.execute(transaction);
        for (const { id, ...row } of rows) seen.set(id, row);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      expect(lines.map(({ id }) => seen.get(id))).toEqual(each.map(ruled));
    }),
    { numRuns: 12 },
  );
});
