import { refuseMovedArea } from '@axle/inventory';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** [W13] An area with stock stays in its part of the warehouse. */
export const areaKeepsChild: WriteGuard = async (transaction, _parts, rows) => {
  const moved = rows.flatMap(({ before, after }) => (before && after && before['child'] !== after['child'] ? [before.id] : []));
  if (moved.length === 0) return;
  const { rows: found } = await sql<{ pieces: number }>`
    select coalesce(sum(s.qty), 0)::float8 as pieces from stock_balance s join bin b on b.id = s.bin
    where b.area = any(${moved}::bigint[]) and s.qty > 0`.execute(transaction);
  const refusal = refuseMovedArea(found[0]?.pieces ?? 0);
  if (refusal) throw new RefusedWrite(refusal);
};
