import { refuseLoad, refuseMovedArea } from '@axle/inventory';
import type { Decimal } from '@axle/kernel';
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

/** [W14] A bin bears the weight of its stock. */
export const binBearsLoad: WriteGuard = async (transaction, _parts, rows) => {
  const limits = new Map(
    rows.flatMap(({ before, after }) =>
      before && after && before['maxKg'] !== after['maxKg'] ? [[before.id, after['maxKg'] as Decimal | undefined] as const] : [],
    ),
  );
  if (limits.size === 0) return;
  const { rows: loads } = await sql<{ bin: number; kg: Decimal }>`
    select s.bin, sum(s.qty * k.unit_gross_kg)::text as kg from stock_balance s join sku k on k.id = s.sku
    where s.bin = any(${[...limits.keys()]}::bigint[]) and k.unit_gross_kg is not null group by s.bin`.execute(transaction);
  for (const { bin, kg } of loads) {
    const refusal = refuseLoad(limits.get(bin), kg);
    if (refusal) throw new RefusedWrite(refusal);
  }
};
