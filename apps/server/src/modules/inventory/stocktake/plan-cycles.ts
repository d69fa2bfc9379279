import { type Abc, dueBefore } from '@axle/inventory';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';

const classes: readonly Abc[] = ['A', 'B', 'C'];

const refusals = {
  nothingDue: {
    code: 'NOTHING_DUE',
    message: { zh: '没有到期的库位，或该类别正在盘点', en: 'No bins are due, or the class is already being counted' },
  },
  unseen: {
    code: 'OUT_OF_SCOPE',
    field: 'warehouse',
    message: { zh: '仓库超出您的数据权限范围', en: 'The warehouse is outside your data scope' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** [R12] Makes a draft for each class with bins that are due; a class that is being counted already is left out. */
export const planCycles: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const warehouse = input['warehouse'] as number;
    const own = { ...parts, database: transaction };
    const places = { ...parts, resource: parts.caller.registry.referred('warehouse')!, page: 'warehouse' };
    const seen = await sql`select t.id from warehouse_list t where t.id = ${warehouse} and ${seenRows(places)}`.execute(transaction);
    if (seen.rows.length === 0) return refuse(refusals.unseen);
    const today = todayOf(parts.caller);
    const drafts = [];
    for (const abc of classes) {
      const before = dueBefore(abc, today);
      const { rows } = await sql<{ due: boolean; running: boolean }>`
        select exists (${dueBins(warehouse, abc, before)}) as due,
          exists (select from stocktake where warehouse = ${warehouse} and type = 'cycle' and abc = ${abc}
          and state not in ('posted', 'cancelled')) as running`.execute(transaction);
      if (rows[0]!.due && !rows[0]!.running)
        drafts.push({ type: 'cycle', warehouse, mode: 'lock', plannedOn: today, abc, countedBefore: before, recountLimit: '100' });
    }
    if (drafts.length === 0) return refuse(refusals.nothingDue);
    const rows = await insertRows(transaction, own, drafts, { action: 'add' });
    const { rows: named } = await sql<{ id: number; name: string }>`
      select id, stocktake_no as name from stocktake where id = any(${rows.map(({ id }) => id)}::bigint[]) order by id`.execute(
      transaction,
    );
    return ok(named);
  });

const dueBins = (warehouse: number, abc: Abc, before: string) => sql`
  select b.id from bin b where b.warehouse = ${warehouse} and b.status = 1 and b.abc = ${abc}
    and not exists (select from stocktake_bin r where r.bin = b.id and r.submitted_at >= ${before}::date)`;
