import type { Decimal, LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import { dayOf } from '../fact/board-question.ts';
import type { ExceptionSource } from '../board/waiting-exceptions.ts';

interface Waiting {
  readonly documentNo: string;
  readonly line: number;
  readonly sku: number | null;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly day: LocalDate;
}

/** Lines of settlements that do not match, and wait for somebody (K12). */
export const matchExceptions: ExceptionSource = async question => {
  const { rows } = await sql<Waiting>`
    select s.settle_no as "documentNo", t.order_line as line, t.sku, t.supplier, t.buyer, t.company_entity as "companyEntity",
      t.currency, ${dayOf('t.created_at')} as day
    from settlement_exception as t join settlement s on s.id = t.settlement
    where ${question.where()} and ${question.inCurrency}`.execute(question.database);
  return rows.map(({ sku, buyer, ...row }) => ({
    ...row,
    documentKind: 'settlement',
    ...(sku === null ? {} : { sku }),
    ...(buyer === null ? {} : { buyer }),
    numerator: '1' as Decimal,
  }));
};
