import { compareDecimals, daysBetween, type Decimal, type LocalDate, zero } from '@axle/kernel';
import { type AgeBand, agedBalance, ageBand, type BilledAmount } from '@axle/purchasing';
import { sql } from 'kysely';
import { lastBilled } from '../ledger/payable-aging.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { counted, type ManagementFacts } from './management-fact.ts';

interface Account {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
}

interface Prepaid extends Account {
  readonly documentNo: string;
  readonly amount: Decimal;
  readonly day: LocalDate;
}

/** [R59] What is prepaid and neither used nor refunded (M3), by the days since it was paid. */
export async function prepaidFacts(question: BoardQuestion): Promise<ManagementFacts> {
  const { database, inCurrency, today } = question;
  const { rows } = await sql<Prepaid>`
    select t.prepay_no as "documentNo", t.supplier, t.company_entity as "companyEntity", t.currency, trim_scale(t.balance)::text as amount,
      t.paid_at as day
    from (select p.*, null::bigint as buyer from prepayment p where p.balance > 0) as t
    where ${question.where('prepayment')} and ${inCurrency} order by t.balance desc, t.id`.execute(database);
  return counted(
    question,
    rows.map(row => ({
      ...row,
      documentKind: 'prepayment',
      days: daysBetween(row.day, today),
      bucket: row.day < today ? ageBand(row.day, today) : 'd30',
    })),
  );
}

interface Billed extends Account {
  readonly total: Decimal;
  readonly billed: readonly BilledAmount[] | null;
}

/** [R59] [R13d] What is owed on bills by how long it is due (M4). */
export async function payableFacts(question: BoardQuestion): Promise<ManagementFacts> {
  const { database, inCurrency, today } = question;
  const { rows } = await sql<Billed>`
    select t.supplier, t.company_entity as "companyEntity", t.currency, trim_scale(t.payable)::text as total,
      ${lastBilled} as billed
    from (select s.*, -s.ap as payable, null::bigint as buyer from supplier_balance s where s.ap <> 0) as t
    where ${question.where('supplierBalance')} and ${inCurrency} order by t.payable desc, t.id`.execute(database);
  const bands: readonly AgeBand[] = ['notDue', 'd30', 'd60', 'd90', 'older'];
  return counted(
    question,
    rows.flatMap(({ billed, total, ...account }) => {
      const aged = agedBalance(billed ?? [], total, today);
      return bands
        .filter(bucket => compareDecimals(aged[bucket], zero) !== 0)
        .map(bucket => ({ ...account, bucket, amount: aged[bucket] }));
    }),
  );
}

/** [R59] What was accepted and not billed yet (M5). */
export async function unbilledFacts(question: BoardQuestion): Promise<ManagementFacts> {
  const { rows } = await sql<Account & { readonly amount: Decimal }>`
    select t.supplier, t.company_entity as "companyEntity", t.currency, trim_scale(-t.grir)::text as amount
    from (select s.*, null::bigint as buyer from supplier_balance s where s.grir <> 0) as t
    where ${question.where('supplierBalance')} and ${question.inCurrency} order by t.grir, t.id`.execute(question.database);
  return counted(question, rows);
}
