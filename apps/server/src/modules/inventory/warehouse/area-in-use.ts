import type { Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';

const holdsStock: Refusal = { code: 'AREA_HOLDS_STOCK', message: { zh: '库区仍有库存', en: 'The area still holds stock' } };

/** An area goes out of use only when nothing lies in it. */
export const areaInUse: DisableGuard = async (transaction, records) => {
  const { rows } = await sql<{ area: number }>`
    select distinct b.area from stock_balance s join bin b on b.id = s.bin
    where s.qty > 0 and b.area = any(${records.map(({ id }) => id)}::bigint[])`.execute(transaction);
  return new Map(rows.map(({ area }) => [area, holdsStock]));
};
