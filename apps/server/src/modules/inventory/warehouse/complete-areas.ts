import { completedArea, type LastPlaces } from '@axle/inventory';
import { sql } from 'kysely';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** [W12] Fills in the rules that areas leave empty; each comes behind those that are there and those before it in the batch. */
export const completeAreas: Derivation = async (transaction, _parts, rows) => {
  const warehouses = [...new Set(rows.map(({ after }) => Number(after['warehouse'])))];
  const { rows: found } = await sql<{ warehouse: number; use: string; putaway: number; pick: number }>`
    select warehouse, use, max(putaway_seq) as putaway, max(pick_seq) as pick from warehouse_area
    where warehouse = any(${warehouses}::bigint[]) group by warehouse, use`.execute(transaction);
  const last = new Map<string, LastPlaces>(found.map(({ warehouse, use, putaway, pick }) => [`${warehouse} ${use}`, { putaway, pick }]));
  return rows.map(({ after }) => {
    const place = `${String(after['warehouse'])} ${String(after['use'])}`;
    const before = last.get(place) ?? { putaway: undefined, pick: undefined };
    const area = completedArea(after, before);
    last.set(place, {
      putaway: Math.max(before.putaway ?? 0, Number(area['putawaySeq'])),
      pick: Math.max(before.pick ?? 0, Number(area['pickSeq'])),
    });
    return area;
  });
};
