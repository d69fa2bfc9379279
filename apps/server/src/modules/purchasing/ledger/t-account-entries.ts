import { fill, ok, refuse } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

/** Most entries that are drawn: part of an account would not come to its balance. */
const mostEntries = 2000;

const tooMany = { zh: '分录超过{most}笔，请缩小期间或指定主体', en: 'More than {most} entries; choose a shorter period or a company' };

/** [R13e] The entries of a supplier in a period and what stood on its accounts before, or the entries of one voucher. */
export const tAccountEntries: ToolHandler = async ({ parts, input }) => {
  const { database } = parts;
  const { supplier, companyEntity, currency, from, to, voucherNo } = input;
  if (supplier === undefined && voucherNo === undefined) return ok({ openings: [], entries: [] });
  const is = (column: string, value: unknown) => (value === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${value}`);
  const where = sql<boolean>`${is('t.supplier', supplier)} and ${is('t.company_entity', companyEntity)} and ${is('t.currency', currency)}
    and ${is('t.voucher_no', voucherNo)} and ${seenRows(parts)}`;
  const { rows: entries } = await sql<RecordValues>`
    select t.company_entity as "companyEntity", t.currency, t.account, t.account_date as "accountDate", t.event,
      t.voucher_no as "voucherNo", t.biz_no as "bizNo", trim_scale(coalesce(t.debit, 0))::text as debit,
      trim_scale(coalesce(t.credit, 0))::text as credit
    from ledger_entry_list t
    where ${where} and t.account_date between coalesce(${from ?? null}::date, '-infinity') and coalesce(${to ?? null}::date, 'infinity')
    order by t.account_date, t.id limit ${mostEntries + 1}`.execute(database);
  if (entries.length > mostEntries) return refuse({ code: 'TOO_MANY', field: 'from', message: fill(tooMany, { most: mostEntries }) });
  if (from === undefined || voucherNo !== undefined) return ok({ openings: [], entries });
  const { rows: openings } = await sql<RecordValues>`
    select t.company_entity as "companyEntity", t.currency, t.account,
      trim_scale(sum(coalesce(t.debit, 0) - coalesce(t.credit, 0)))::text as amount
    from ledger_entry_list t where ${where} and t.account_date < ${from}::date
    group by 1, 2, 3 having sum(coalesce(t.debit, 0) - coalesce(t.credit, 0)) <> 0 order by 1, 2, 3`.execute(database);
  return ok({ openings, entries });
};
