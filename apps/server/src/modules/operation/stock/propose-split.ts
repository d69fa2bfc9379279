import { compareDecimals, type Decimal, fill, inLanguage, type Refusal, text, zero } from '@axle/kernel';
import { businessDay, linesIn } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

const noOrders: Refusal = { code: 'NO_ORDERS', field: 'units', message: text('近90天没有订单', 'There were no orders in 90 days') };
const gone: Refusal = { code: 'CONFIG_GONE', field: 'config', message: text('分仓配置已删除', 'The configured split was deleted') };
const why = text('按近90天订单的收货地区，至{day}', 'By the ship-to regions of the orders of 90 days to {day}');

/** Sends the actual shares of a configured split to be decided on; answers why not. */
async function proposeFor(transaction: Transaction<Tables>, caller: Actor, demand: number): Promise<Refusal | undefined> {
  const { rows } = await sql<{ node: number; actual: Decimal | null }>`
    select node, trim_scale(actual)::text as actual from demand_split where demand = ${demand}`.execute(transaction);
  const actual = new Map(rows.flatMap(row => (row.actual === null ? [] : [[row.node, row.actual] as const])));
  if (actual.size === 0) return noOrders;
  const reason = inLanguage(fill(why, { day: businessDay(caller.now) }), caller.language ?? 'zh-cn');
  const parts = ownParts(transaction, { ...caller, why: reason }, 'deliveryDemandConfig');
  const [before] = await lockById(transaction, parts, [demand]);
  if (!before) return gone;
  const shares = linesIn(before, 'shares').flatMap(line => {
    const percent = actual.get(Number(line['node'])) ?? zero;
    return compareDecimals(percent, zero) > 0 ? [{ ...line, percent }] : [];
  });
  const written = await writing(parts, inner => changeLocked(inner, { ...parts, database: inner }, before, { shares }));
  return written.ok ? undefined : written.refusal[0];
}

/** [O9g] Proposes the actual shares of the ticked splits as their new ones: each once, and nothing changes until they are approved. */
export const proposeSplit: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, rows) => {
    const refused = new Map<number, Refusal>();
    const { rows: nodes } = await sql<{ id: number; demand: number }>`
      select id, demand from demand_split where id = any(${rows.map(({ id }) => id)}::bigint[]) order by demand`.execute(transaction);
    for (const [demand, of] of Map.groupBy(nodes, node => node.demand)) {
      const refusal = await proposeFor(transaction, parts.caller, demand);
      if (refusal) for (const { id } of of) refused.set(id, refusal);
    }
    return refused;
  });
