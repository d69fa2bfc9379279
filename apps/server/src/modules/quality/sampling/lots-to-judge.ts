import { text } from '@axle/kernel';
import { scannedNumber } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { readUnitCode } from '@axle/quality';
import type { LotToJudge } from '@axle/wire';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { readableRow } from '../../../platform/stations/readable-row.ts';
import { skuColumns } from '../../catalog/sku/sku-columns.ts';

/** A lot is a document of other pages too: what is restricted there is not shown at the station either. */
const pagesOfLots = ['sampleJudgementDetail', 'sampleJudgement'];

/** What is asked for: the lots that can be judged, narrowed by what was scanned, or one, whatever became of it. */
type AskedLots = { readonly code: string } | { readonly id: number };

const opens = ({ access }: Actor, ...fields: readonly string[]) =>
  fields.every(field => pagesOfLots.every(page => fieldAccess(access, page, field).read));

/** The lots that a scanned code may mean: by the number of lot or sampling, by a unit of it, by its order, receipt, sample or SKU. */
function named(caller: Actor, code: string): RawBuilder<boolean> {
  const number = scannedNumber(code.toUpperCase());
  const sampling = readUnitCode(code)?.samplingNo ?? number;
  const conditions = [
    sql`t.inspection_no = ${number}`,
    sql`t.id in (select m.inspection from sampling m where m.sampling_no = ${sampling})`,
    ...(opens(caller, 'purchaseOrder') ? [sql`t.purchase_order in (select o.id from purchase_order o where o.order_no = ${number})`] : []),
    ...(opens(caller, 'receipt') ? [sql`t.receipt in (select r.id from receipt r where r.receipt_no = ${number})`] : []),
    ...(opens(caller, 'sample') ? [sql`t.sample in (select n.id from new_product_sample n where n.sample_no = ${number})`] : []),
    ...(opens(caller, 'sku') ? [sql`t.sku in (select s.id from sku s where upper(s.sku) = ${code.toUpperCase()})`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function wanted(caller: Actor, asked: AskedLots): RawBuilder<boolean> {
  if ('id' in asked) return sql<boolean>`t.id = ${asked.id}`;
  const open = sql<boolean>`t.type <> 'ipqc' and t.state in ('scheduled', 'sampling', 'judging')`;
  // a number says which lot is meant, whatever became of it
  return asked.code === ''
    ? open
    : sql<boolean>`${named(caller, asked.code)} and (${open} or t.inspection_no = ${scannedNumber(asked.code.toUpperCase())})`;
}

/** Lots as the station lists them, the reader's own first, as far as the reader may see them. */
export async function lotsToJudge(database: Kysely<Tables>, caller: Actor, asked: AskedLots): Promise<readonly LotToJudge[]> {
  const { resource } = caller.registry.resource('inspection')!;
  const sku = skuColumns(caller);
  const { rows } = await sql<LotToJudge & { readonly skuZh: string | null; readonly skuEn: string | null }>`
    select t.id, t.version, t.inspection_no as "inspectionNo", t.type, t.state, t.lot_size as "lotSize", t.sample_size as "sampleSize",
      t.inspected_units as "inspectedUnits", t.plan_date::text as "planDate", u.nickname as inspector,
      coalesce(s.sku, n.sample_no) as sku, coalesce(${sku.nameZh}, j.name) as "skuZh", coalesce(${sku.nameEn}, j.name_en) as "skuEn",
      json_build_object('zh', p.name_zh, 'en', coalesce(p.name_en, p.name_zh)) as supplier,
      coalesce(t.inspector = ${caller.access.userId}, false) as mine,
      coalesce(t.started_at, t.scheduled_at, t.created_at) as since
    from inspection_list t join supplier p on p.id = t.supplier left join app_user u on u.id = t.inspector left join sku s on s.id = t.sku
      left join new_product_sample n on n.id = t.sample and ${opens(caller, 'sample')} left join new_product_project j on j.id = n.project
    where ${seenRows({ resource, caller })} and ${wanted(caller, asked)}
    order by mine desc, t.plan_date, t.id limit 100`.execute(database);
  return rows.map(({ skuZh, skuEn, ...row }) => {
    const name = skuZh ?? skuEn;
    const withName = { ...row, ...(name === null ? {} : { skuName: text(skuZh ?? name, skuEn ?? name) }) };
    const open = pagesOfLots.reduce<Partial<LotToJudge>>((part, page) => readableRow(caller, page, resource, part), withName);
    if (open.sku !== undefined) return open as LotToJudge;
    const { skuName: _, ...rest } = open;
    return rest as LotToJudge;
  });
}
