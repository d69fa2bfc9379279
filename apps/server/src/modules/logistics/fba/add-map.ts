import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Step } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { addRecord, changeLocked } from '../../../platform/resources/write-record.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';

type StepParts = Parameters<Step>[0];

const refusals = {
  unknown: {
    code: 'NO_MSKU',
    message: {
      zh: '报表与Listing中都没有其MSKU或ASIN，请填写',
      en: 'Neither the reports nor the listings name its MSKU and ASIN: enter them',
    },
  },
  unmapped: {
    code: 'NO_SKU_MAP',
    message: {
      zh: '该MSKU没有生效的SKU映射，请用“建立FBA映射”选择SKU',
      en: 'Its MSKU has no SKU map in force: choose the SKU with “Add FBA map”',
    },
  },
  several: {
    code: 'SEVERAL_SKUS',
    message: { zh: 'SKU映射由多个SKU组成，请用套件SKU', en: 'Its SKU map has several SKUs: use a kit SKU' },
  },
  exists: {
    code: 'MAP_EXISTS',
    message: {
      zh: '已有停用或已失效的FBA映射，请在“FBA映射”页处理',
      en: 'There is an FBA map that is disabled or has expired: change it on the “FBA map” page',
    },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** What the last report, snapshot or stock list of an FNSKU calls it. */
async function namesOf(
  { database }: StepParts,
  { store, site, fnsku }: RecordRow,
): Promise<{ readonly msku?: string; readonly asin?: string }> {
  const here = sql`t.store = ${store as number} and t.site = ${site as number} and t.fnsku = ${fnsku as string}`;
  const { rows } = await sql<{ msku: string | null; asin: string | null }>`
    select coalesce(n.msku, l.msku) as msku, coalesce(l.asin, (select p.item_id from pt_sku p where p.store = ${store as number}
      and p.site = ${site as number} and p.seller_sku collate "C" = coalesce(n.msku, l.msku))) as asin
    from (select (select t.msku from fba_report t where ${here} and t.msku is not null order by t.report_date desc limit 1) as msku) n
    left join lateral (select t.msku, t.asin from amazon_listing t where ${here} order by t.snapshot_date desc limit 1) l on true`.execute(
    database,
  );
  const { msku, asin } = rows[0]!;
  return { ...(msku === null ? {} : { msku }), ...(asin === null ? {} : { asin }) };
}

/** The one SKU to which an MSKU is mapped on the day of the report, or why there is none. */
async function skuOf({ database }: StepParts, { store, site, reportDate }: RecordRow, msku: string) {
  const { rows } = await sql<{ sku: number; qty: number }>`
    select l.sku, l.qty from sku_map_lines l where l.record_id = (select coalesce(
      (select m.id from maps_in_force(${store as number}, ${site as number}, ${msku}, ${reportDate as string}::date) m),
      (select m.id from maps_in_force(${store as number}, ${site as number}, ${msku}, current_date) m)))`.execute(database);
  return rows.length === 1 ? rows[0]! : rows.length === 0 ? refusals.unmapped : refusals.several;
}

/**
 * Maps an FNSKU since its first report that had no map: to the SKU that is given, else to the one to which its MSKU is mapped. A map that
 * begins later begins with that report instead.
 */
export async function addMap(parts: StepParts, record: RecordRow, input: RecordValues): Promise<Refusal | undefined> {
  const forbidden = await forbiddenOn(parts, 'fbaMap', 'add', { zh: '新增', en: 'Add' });
  if (forbidden) return forbidden;
  const { store, site, fnsku, reportDate } = record;
  const maps = onPage(parts, 'fbaMap');
  const [known] = await lockRows(
    parts.database,
    maps,
    sql<boolean>`t.store = ${store as number} and t.site = ${site as number} and t.fnsku = ${fnsku as string}`,
  );
  if (known) {
    if (known['status'] !== 1 || String(known['effectiveFrom']) <= String(reportDate)) return refusals.exists;
    const begun = await changeLocked(parts.database, maps, known, { effectiveFrom: reportDate });
    return begun.ok ? undefined : begun.refusal[0];
  }
  const names = await namesOf(parts, record);
  const [msku, asin] = [input['msku'] ?? names.msku, input['asin'] ?? names.asin];
  if (msku === undefined || asin === undefined) return refusals.unknown;
  const given =
    input['sku'] === undefined
      ? await skuOf(parts, record, String(msku))
      : { sku: Number(input['sku']), qty: Number(input['qtyPer'] ?? 1) };
  if ('code' in given) return given;
  const { sku, qty: qtyPer } = given;
  const added = await addRecord(maps, { store, site, fnsku, msku, asin, sku, qtyPer, labelType: 'fnsku', effectiveFrom: reportDate });
  return added.ok ? undefined : added.refusal[0];
}
