import { addDays, type LocalDate, ok, text } from '@axle/kernel';
import type { FieldChange } from '@axle/page-kit';
import { sql } from 'kysely';
import { momentsOf } from '../../../platform/database/moments-of-day.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { readableChanges } from '../../../platform/resources/field-rights.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { listedChanges, listedFields } from './change-words.ts';
import { seesPrices } from './sees-prices.ts';

/** Days that are looked back where nothing is said. */
const usualDays = 90;

/** Changes that are listed at most, the latest. */
const most = 500;

const onlyLatest = text(
  `仅列出最近${most}项，请缩小供应商、SKU或日期范围。`,
  `Only the latest ${most} are listed; narrow supplier, SKU or date.`,
);

interface Changed {
  readonly at: string;
  readonly by: number | null;
  readonly zh: string;
  readonly en: string | null;
  readonly itemNo: string;
  readonly sku: string | null;
  readonly changes: readonly FieldChange[];
}

/** What was changed of prices and terms of articles that the caller may see, newest first: who, when, from what to what. */
export const changesOfArticles: ToolHandler = async ({ parts, input }) => {
  const { supplier = null, sku = null } = input;
  const listed = listedFields(input['only']).filter(field => field !== 'breaks' || seesPrices(parts.caller));
  const [since] = momentsOf((input['since'] as LocalDate | undefined) ?? addDays(todayOf(parts.caller), -usualDays));
  const { rows } = await sql<Changed>`
    select a.at, a.by_user as by, p.supplier_code || ' ' || p.name_zh as zh, p.supplier_code || ' ' || p.name_en as en,
      t.supplier_item_no as "itemNo", s.sku, a.changes
    from supplier_sku_list t
      join audit_log a on a.entity = ${parts.resource.entity} and a.record_id = t.id and a.at >= ${since}
        and a.action in ('update', 'state')
      join supplier p on p.id = t.supplier
      left join sku s on s.id = t.sku
    where ${seenRows(parts)} and (${supplier}::bigint is null or t.supplier = ${supplier}::bigint)
      and (${sku}::bigint is null or t.sku = ${sku}::bigint)
      and exists (select from jsonb_array_elements(a.changes) c where c ->> 'field' = any(${listed}::text[]))
    order by a.at desc, a.id desc limit ${most}`.execute(parts.database);
  const changes = rows.flatMap(({ at, by, zh, en, itemNo, sku: code, changes: all }) =>
    listedChanges(parts.resource, readableChanges(parts, all), listed).map(change => ({
      at,
      ...(by === null ? {} : { by }),
      supplier: text(zh, en ?? zh),
      itemNo,
      ...(code === null ? {} : { sku: code }),
      ...change,
    })),
  );
  return ok({ ...(changes.length > most || rows.length === most ? { note: onlyLatest } : {}), changes: changes.slice(0, most) });
};
