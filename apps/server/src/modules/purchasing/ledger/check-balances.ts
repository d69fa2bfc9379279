import { fill, ok, type Refusal, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { ledgerAccounts } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

const differs: Text = {
  zh: '{account}：明细合计 {entries}，余额 {kept}',
  en: '{account}: entries total {entries}, balance {kept}',
};

/** [R13a] Adds up the entries of accounts again, and refuses those whose balances do not agree. */
export const checkBalances: ActionHandler = async ({ parts, targets }) => {
  const ids = targets.map(({ id }) => id);
  const kept = sql.join(ledgerAccounts.map(account => sql`(${account}, b.${sql.ref(account)})`));
  const { rows } = await sql<{ id: number; name: string; differences: { account: string; entries: string; kept: string }[] | null }>`
    select t.id, s.supplier_code || ' ' || t.currency as name, (
      select jsonb_agg(jsonb_build_object('account', k.account, 'entries', e.total::text, 'kept', k.kept::text))
      from (values ${kept}) as k(account, kept) cross join lateral (
        select coalesce(sum(n.debit - n.credit), 0) as total from ledger_entry n where n.balance = b.id and n.account = k.account) e
      where e.total <> k.kept) as differences
    from supplier_balance_list t join supplier_balance b on b.id = t.id join supplier s on s.id = t.supplier
    where t.id = any(${ids}::bigint[]) and ${seenRows(parts)}`.execute(parts.database);
  const found = new Map(rows.map(row => [row.id, row]));
  return ok(
    ids.map(id => {
      const row = found.get(id);
      if (!row) return { id, name: String(id), refusal: notFound };
      const [first] = row.differences ?? [];
      const refusal: Refusal | undefined = first && { code: 'DIFFERS', message: fill(differs, first) };
      return { id, name: row.name, ...(refusal ? { refusal } : {}) };
    }),
  );
};
