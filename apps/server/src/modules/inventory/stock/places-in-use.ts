import { text } from '@axle/kernel';
import { type RawBuilder, sql } from 'kysely';
import { type Holding, type NeededBy, stillNeeded } from './still-needed.ts';

const stockOf = (place: RawBuilder<unknown>): Holding => sql`
  select ${place} as id, s.qty as pieces from stock_balance s join bin b on b.id = s.bin where s.qty > 0`;

/** Receipts and counts in progress at a bin. */
const workAt =
  (place: RawBuilder<unknown>): NeededBy =>
  seen =>
    sql`
    select ${place} as id, t.receipt_no as no, ${seen('receipt')} as seen from receipt t join bin b on b.id = t.dock_bin
    where t.state in ('arrived', 'counting', 'counted')
    union all select ${place}, t.stocktake_no, ${seen('stocktake')} from stocktake t join stocktake_bin r on r.stocktake = t.id
    join bin b on b.id = r.bin where t.state in ('counting', 'recount') and r.submitted_at is null and not r.voided`;

/** [W15] A bin is disabled only when it is empty and no receipt or count is in progress there. */
export const binInUse = stillNeeded(text('库位', 'bin'), workAt(sql`b.id`), stockOf(sql`b.id`));

/** [W15] Likewise an area, of all its bins. */
export const areaInUse = stillNeeded(text('库区', 'area'), workAt(sql`b.area`), stockOf(sql`b.area`));
