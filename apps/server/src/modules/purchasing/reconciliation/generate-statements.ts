import { ok, refuse, zero } from '@axle/kernel';
import { formatValue, type RecordRow, type RecordValues } from '@axle/page-kit';
import { statementRefusals } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { lockBooks, type SupplierAccount } from '../ledger/locked-account.ts';
import { accountMovements } from './account-movements.ts';
import { daysOf, stated } from './stated-account.ts';

type Account = SupplierAccount & { readonly id: number };

const keyOf = ({ supplier, companyEntity, currency }: RecordValues): string => [supplier, companyEntity, currency].join();

/** The accounts that the actor may see, in the order of their companies. */
async function accountsSeen(database: Transaction<Tables>, { caller }: RecordParts, supplier: number | undefined) {
  const { resource } = caller.registry.page('ledgerCenter')!.page;
  const { rows } = await sql<Account>`
    select t.id, t.supplier, t.company_entity as "companyEntity", t.currency from supplier_balance_list t
    where ${seenRows({ resource: resource!, caller })} and (${supplier ?? null}::bigint is null or t.supplier = ${supplier ?? null})
    order by t.company_entity, t.id`.execute(database);
  return rows;
}

const isEmpty = ({ closing, unbilled, prepaid }: RecordValues): boolean => closing === zero && unbilled === zero && prepaid === zero;

/** [R54] Makes the statements of a month, and makes its drafts again; those that were sent stay as they are. */
export const generateStatements: ActionHandler = async ({ parts, input }) => {
  const period = String(input['period']);
  const refused = statementRefusals(period, todayOf(parts.caller));
  if (refused.length > 0) return refuse(refused);
  return inTransaction(parts.database, async transaction => {
    const accounts = await accountsSeen(transaction, parts, input['supplier'] as number | undefined);
    const own = ownParts(transaction, parts.caller, parts.page);
    const ofMonth = sql<boolean>`t.period = ${period} and t.supplier = any(${accounts.map(({ supplier }) => supplier)}::bigint[])`;
    const kept = new Map((await lockRows(transaction, own, ofMonth)).map(row => [keyOf(row), row]));
    for (const company of new Set(accounts.map(({ companyEntity }) => companyEntity))) await lockBooks(transaction, company);
    // whoever made some at the same time had the books first
    const { rows: made } = await sql<RecordRow>`
      select supplier, company_entity as "companyEntity", currency from reconciliation t where ${ofMonth}`.execute(transaction);
    const taken = new Set(made.map(keyOf));
    const { fromDay, toDay } = daysOf(period);
    const ids = accounts.map(({ id }) => id);
    const movements = await accountMovements(transaction, ids, fromDay, toDay);
    const [fresh, again]: [RecordValues[], { before: RecordRow; after: RecordValues }[]] = [[], []];
    for (const { id, ...account } of accounts) {
      const [before, moved] = [kept.get(keyOf({ ...account })), movements.get(id) ?? []];
      const values = { ...account, ...stated(period, moved) };
      if (before?.['state'] === 'draft') again.push({ before, after: { ...before, ...values } });
      const hasMoved = moved.some(({ voucherNo }) => voucherNo !== undefined);
      if (!taken.has(keyOf(values)) && (hasMoved || !isEmpty(values))) fresh.push(values);
    }
    const added = await insertRows(transaction, own, fresh, { action: 'add' });
    const written = [...added, ...(await updateRows(transaction, own, again, { action: 'update' }))];
    const { rows: numbered } = await sql<{ id: number; no: string }>`
      select id, stmt_no as no from reconciliation where id = any(${written.map(({ id }) => id)}::bigint[]) order by id`.execute(
      transaction,
    );
    return ok(numbered.map(({ id, no }) => ({ id, name: formatValue(parts.resource.fields['stmtNo']!, no, 'en') })));
  });
};
