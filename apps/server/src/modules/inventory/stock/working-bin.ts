import { type AreaUse, completedArea } from '@axle/inventory';
import { sql } from 'kysely';
import type { LedgerContext } from './stock-ledger.ts';

/** Number and names of the area that is made where a warehouse has none of a use. */
const madeAreas = {
  dock: ['D', '收货月台', 'Receiving dock'],
  qc: ['Q', '质检区', 'Inspection'],
  pick: ['P', '拣货区', 'Picking'],
  reserve: ['R', '存储区', 'Reserve'],
  pack: ['K', '打包区', 'Packing'],
  stage: ['S', '集货区', 'Staging'],
  return: ['RT', '退货区', 'Returns'],
  damage: ['DM', '残损区', 'Damaged'],
  transit: ['TR', '在途虚拟区', 'In transit'],
} as const satisfies Readonly<Record<AreaUse, readonly [string, string, string]>>;

/**
 * The first bin in use of the areas of a use, for goods that lie nowhere in particular: at the dock, among the returns, on their way
 * to the warehouse (its one virtual bin). Made, with its area, where the warehouse has none.
 */
export async function workingBin(context: LedgerContext, warehouse: number, use: AreaUse): Promise<number> {
  const found = await firstBin(context, warehouse, use);
  if (found !== undefined) return found;
  await sql`select id from warehouse where id = ${warehouse} for update`.execute(context.transaction);
  return (await firstBin(context, warehouse, use)) ?? (await makeBin(context, warehouse, use));
}

async function firstBin({ transaction }: LedgerContext, warehouse: number, use: AreaUse): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bin b join warehouse_area a on a.id = b.area
    where b.warehouse = ${warehouse} and a.use = ${use} and b.status = 1 and a.status = 1 order by b.seq, b.id limit 1`.execute(
    transaction,
  );
  return rows[0]?.id;
}

async function makeBin({ transaction, by, now }: LedgerContext, warehouse: number, use: AreaUse): Promise<number> {
  const [areaNo, zh, en] = madeAreas[use];
  const child = use === 'return' ? 'returns' : use === 'damage' ? 'defective' : 'good';
  const { rows: found } = await sql<{ putaway: number | null; pick: number | null }>`
    select max(putaway_seq) as putaway, max(pick_seq) as pick from warehouse_area where warehouse = ${warehouse} and use = ${use}`.execute(
    transaction,
  );
  const { putawaySeq, pickSeq } = completedArea({}, { putaway: found[0]?.putaway ?? undefined, pick: found[0]?.pick ?? undefined });
  const { rows } = await sql<{ id: number }>`
    with
      part as (select id from warehouse_child where warehouse = ${warehouse} order by type = ${child} desc, id limit 1),
      known as (select id from warehouse_area where warehouse = ${warehouse} and use = ${use} and status = 1 order by id limit 1),
      made as (
        insert into warehouse_area (warehouse, area_no, child, use, putaway_seq, pick_seq, name_zh, name_en, created_by, created_at,
        updated_by, updated_at)
        select ${warehouse}, ${areaNo}, part.id, ${use}, ${putawaySeq as number}, ${pickSeq as number}, ${zh}, ${en}, ${by}, ${now}, ${by},
        ${now} from part where not exists (select from known)
        returning id
      ),
      place as (select id from known union all select id from made)
    insert into bin (warehouse, area, bin_code, aisle, rack, level, pos, seq, mix, created_by, created_at, updated_by, updated_at)
    select ${warehouse}, place.id, a.area_no || '-00-00-0-0', '00', '00', 0, 0, 0, 'any', ${by}, ${now}, ${by}, ${now} from place
    left join warehouse_area k on k.id = place.id cross join lateral (select coalesce(k.area_no, ${areaNo}) as area_no) a
    returning id`.execute(transaction);
  return rows[0]!.id;
}
