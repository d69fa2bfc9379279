import { ok, type Refusal, refuse, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolContext, ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { accountOf } from '../ledger/account-of.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { chosenInvoices, freeLines } from './chosen-invoices.ts';
import { seesSettled } from './sees-settled.ts';
import { settleUp } from './settle-up.ts';
import { settlementFacts } from './settlement-facts.ts';

/** Most lines that are listed, those that are ready before the others; all are counted. */
const mostLines = 2000;

const shownKeys = [
  'purchaseOrder',
  'orderLine',
  'sku',
  'supplier',
  'companyEntity',
  'currency',
  'hint',
  'readyQty',
  'billedQty',
  'invoiceNos',
  'acceptedQty',
  'settledQty',
  'settlingQty',
  'buyer',
];

const unseen: Refusal = {
  code: 'AMOUNTS',
  message: text(
    '试算需要查看采购价、扣款、索赔与预付金额的权限',
    'A preview needs the right to read prices, deductions, claims and prepayments',
  ),
};
const otherAccounts: Refusal = {
  code: 'OTHER_ACCOUNT',
  message: text('一次试算一个供应商、主体与币种', 'Preview one supplier, company and currency at a time'),
};

const gone: Refusal = {
  code: 'LINES_GONE',
  message: text(
    '所选行中有的已不能结算或您无权查看，请刷新',
    'Some of the chosen lines can no longer be settled, or you cannot see them; refresh',
  ),
};

/** What can be settled by supplier, company and currency: those with lines that are ready first. */
async function readyAccounts({ parts, input }: ToolContext): Promise<RecordValues> {
  const among = (column: string, given: unknown, type: 'bigint' | 'text') =>
    given === undefined ? undefined : sql<boolean>`${sql.ref(`t.${column}`)} = any(${given}::${sql.raw(type)}[])`;
  const asked = [
    among('supplier', input['supplier'], 'bigint'),
    among('company_entity', input['companyEntity'], 'bigint'),
    among('buyer', input['buyer'], 'bigint'),
    among('currency', input['currency'], 'text'),
  ].filter(condition => condition !== undefined);
  const where = every([seenRows(parts), ...asked]);
  const order = sql`where ${where}
    order by (t.hint = 'ready') desc, t.supplier, t.company_entity, t.currency, t.hint desc, t.id limit ${mostLines}`;
  const rows = await selectRows(parts.database, parts.resource, shownKeys, order);
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::integer as found from settleable_line as t where ${where}`.execute(parts.database);
  const groups = [...Map.groupBy(rows, row => JSON.stringify(accountOf(row))).values()];
  const having = (own: readonly RecordRow[], hint: string) => own.filter(row => row['hint'] === hint).length;
  const sorted = groups.toSorted((one, other) => having(other, 'ready') - having(one, 'ready'));
  return {
    accounts: sorted.map((own, at) => ({
      no: at + 1,
      ...accountOf(own[0]!),
      ready: having(own, 'ready'),
      noInvoice: having(own, 'no_inv'),
      noReceipt: having(own, 'no_gr'),
    })),
    lines: sorted.flatMap((own, at) =>
      own.map(({ supplier: _, companyEntity: __, currency: ___, ...row }) => ({ ...row, account: at + 1 })),
    ),
    found: counted[0]!.found,
  };
}

/** [R14] [R15] What a settlement of some lines, and of the picked lines of their invoices, would come to; nothing is kept. */
async function preview({ parts, input }: ToolContext) {
  const { database, caller } = parts;
  if (!seesSettled(caller)) return refuse(unseen);
  const ids = (input['lines'] as readonly string[]).map(Number).filter(Number.isSafeInteger);
  const where = every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)]);
  const lines = await selectRows(database, parts.resource, shownKeys, sql`where ${where} order by t.id`);
  if (lines.length < new Set(ids).size) return refuse(gone);
  if (new Set(lines.map(line => JSON.stringify(accountOf(line)))).size > 1) return refuse(otherAccounts);
  const free = await freeLines(database, idsIn(lines.map(({ id }) => id)));
  const picked = input['picked'] as readonly string[] | undefined;
  const settlement = { invoices: chosenInvoices(free, picked && new Set(picked)) };
  const facts = await settlementFacts(database, caller, idsIn(settlement.invoices.map(({ invoice }) => invoice)));
  const { values, lines: matched } = settleUp(settlement, facts);
  const { lines: matches, deductions, claims, prepays, gross, deducted, claimed, prepaidUsed, payable, dueDate } = values;
  return ok({
    choices: free.map(({ openLines: _, ...line }) => line),
    matches,
    deductions,
    claims,
    prepays,
    currency: lines[0]?.['currency'],
    gross,
    deducted,
    claimed,
    prepaidUsed,
    payable,
    dueDate,
    exceptions: matched.filter(({ settled }) => settled.isException).length,
  });
}

/** What can be settled, by account; of lines that are named the settlement that they would make. */
export const settlementDesk: ToolHandler = async context =>
  context.input['lines'] === undefined ? ok(await readyAccounts(context)) : preview(context);
