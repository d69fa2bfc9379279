import { type MethodTerms, type MethodUse, type PaymentLine, usedMethodStays } from '@axle/finance';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

interface StoredMethod extends MethodTerms {
  readonly code: string;
  readonly uses: readonly MethodUse[];
}

/** [B41] A payment method that suppliers, customers or trade relations use cannot be changed. */
export const paymentMethodGuard: RecordGuard = async (database, records) => {
  const codes = [...new Set(records.map(({ code }) => String(code)))];
  const { rows } = await sql<StoredMethod>`
    select m.code, m.name_zh as "nameZh", m.name_en as "nameEn", u.uses,
      coalesce((select json_agg(json_build_object('node', l.node, 'percent', l.percent::text, 'offsetDays', l.offset_days, 'basis', l.basis)
        order by l.line_no) from payment_method_lines l where l.record_id = m.id), '[]') as lines
    from payment_method m cross join lateral (select array_remove(array[
      case when exists (select from supplier s where s.payment_method = m.id) then 'supplier' end,
      case when exists (select from customer c where c.payment_method = m.id) then 'customer' end,
      case when exists (select from trade_relation r where r.payment_method = m.id) then 'tradeRelation' end], null) as uses) u
    where m.code = any(${codes}::text[]) and u.uses <> '{}'`.execute(database);
  const used = new Map(rows.map(method => [method.code, method]));
  return record => {
    const method = used.get(String(record['code']));
    // a new record has no status yet: a code that is taken is refused as such
    if (!method || record['status'] === undefined) return [];
    const lines = linesIn(record, 'lines') as unknown as readonly PaymentLine[];
    const wanted = { nameZh: String(record['nameZh']), nameEn: String(record['nameEn']), lines };
    return usedMethodStays(method, wanted, method.uses);
  };
};
