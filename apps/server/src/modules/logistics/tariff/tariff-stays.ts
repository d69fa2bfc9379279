import type { Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const used: Refusal = {
  code: 'IN_USE',
  field: 'code',
  message: { zh: '已有SKU使用该编码', en: 'SKUs have this code' },
};

/** The last row of a Chinese code that SKUs have stays. */
export const tariffStays: WriteGuard = async (transaction, _parts, rows) => {
  const gone = rows.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  if (gone.length === 0) return;
  const { rows: kept } = await sql`
    select from tariff_code t where t.id = any(${gone}::bigint[]) and t.country = 'CN'
      and exists (select from sku s where s.tariff_cn collate "C" = t.code collate "C")
      and not exists (select from tariff_code o where o.country = 'CN' and o.code = t.code
        and not o.id = any(${gone}::bigint[])) limit 1`.execute(transaction);
  if (kept.length > 0) throw new RefusedWrite(used);
};
