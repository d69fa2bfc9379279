import { refuseLoad } from '@axle/inventory';
import type { Decimal } from '@axle/kernel';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** [W14] A bin bears what lies in it. */
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
