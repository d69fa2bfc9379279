import type { Decimal, LocalDate } from '@axle/kernel';
import { type RawBuilder, sql } from 'kysely';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import { type BoardFact, type BoardFacts, type FactDocument, known } from '../fact/board-fact.ts';
import { type BoardQuestion, dayOf } from '../fact/board-question.ts';

/** Finds what waits for somebody's decision, of the rows that a question is about: each one row that counts one. */
export type ExceptionSource = (question: BoardQuestion) => Promise<readonly BoardFact[]>;

/** What waits for somebody, by kinds of exceptions: a module with another kind adds its source. */
export const waitingExceptions = extensionPoint<ExceptionSource>('source of waiting exceptions');

interface Waiting {
  readonly documentNo: string;
  readonly line: number | null;
  readonly sku: number | null;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly day: LocalDate;
}

/** Of which company an order `t` is, and in which currency. */
const whose = sql.raw('t.company_entity as "companyEntity", t.currency');

/** Exceptions that a query over orders `t` finds. */
const ofOrders =
  (found: RawBuilder<unknown>, documentKind: FactDocument): ExceptionSource =>
  async question => {
    const { rows } = await sql<Waiting>`
      ${found} where ${question.where()} and ${question.inCurrency}`.execute(question.database);
    return rows.map(({ line, sku, buyer, ...row }) => ({
      ...row,
      documentKind,
      ...(line === null ? {} : { line }),
      ...(sku === null ? {} : { sku }),
      ...(buyer === null ? {} : { buyer }),
      numerator: '1' as Decimal,
    }));
  };

/** Replies that ask for another price or quantity, dates that wait, and changes of orders that wait for approval. */
export const ownExceptions: Readonly<Record<string, ExceptionSource>> = {
  price: ofOrders(
    sql`select r.reply_no as "documentNo", null as line, null as sku, t.supplier, t.buyer, ${whose}, ${dayOf('r.replied_at')} as day
      from supplier_reply r join purchase_order as t on t.id = r.purchase_order and r.state in ('pending', 'reapprove')`,
    'reply',
  ),
  date: ofOrders(
    sql`select t.order_no as "documentNo", d.order_line as line, d.sku, t.supplier, t.buyer, ${whose}, ${dayOf('d.created_at')} as day
      from delivery_date d join purchase_order as t on t.id = d.purchase_order and d.state = 'pending'`,
    'order',
  ),
  change: ofOrders(
    sql`select t.order_no as "documentNo", null as line, null as sku, t.supplier, t.buyer, ${whose}, ${dayOf('t.change_at')} as day
      from (select * from purchase_order o where o.changing and o.change_at is not null) as t`,
    'order',
  ),
};

/** [R70] All that waits for somebody (K12). */
export async function exceptionFacts(question: BoardQuestion): Promise<BoardFacts> {
  const sources = [...question.registry.parts(waitingExceptions).values()];
  return known((await Promise.all(sources.map(source => source(question)))).flat());
}
