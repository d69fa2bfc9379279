import { inLanguage, refuse, text } from '@axle/kernel';
import { notFound, type RecordRow } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { z } from 'zod';
import { tableMediaTypes } from '../../../platform/files/stored-files.ts';
import { writeTable } from '../../../platform/files/write-table.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { mostTargets } from '../../../platform/resources/calls/call-shapes.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { closedSkus } from './closed-skus.ts';

const page = 'purchaseRequiredSummary';
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const heads = [text('单号', 'Document no.'), text('SKU', 'SKU'), text('品名', 'Name'), text('数量', 'Qty')];
const name = text('清仓SKU', 'SKUs in clearance');

/** The lines of an order in the caller's scope, as if they were requirements. */
async function linesOf(
  database: Kysely<Tables>,
  { resource, caller }: Parameters<typeof seenRows>[0],
  order: number,
): Promise<readonly RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select n.id, 1 as version, t.order_no as "reqNo", n.sku, n.qty as "openQty" from purchase_order t
    join purchase_order_lines n on n.record_id = t.id
    where t.id = ${order} and ${seenRows({ resource, caller })} order by n.line_no`.execute(database);
  return rows;
}

/** The requirements of SKUs in clearance that kept others from going into orders, as a file. */
export function clearanceCalls({ database, registry }: ModuleCallParts): readonly MainCall[] {
  const { resource } = registry.page(page)?.page ?? {};
  const { resource: orders } = registry.page('purchaseOrder')?.page ?? {};
  if (!resource || !orders) return [];
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.clearanceFile,
      permission: `purchase.${page}.generate`,
      input: z.object({
        id: z.union([z.array(id).min(1).max(mostTargets), id.transform(one => [one])]).optional(),
        order: id.optional(),
      }),
      async handle(caller, { id: ids = [], order }) {
        const where = sql`where t.id = any(${[...ids]}::bigint[]) and ${seenRows({ resource, caller })} order by t.id`;
        const requirements = await selectRows(database, resource, ['reqNo', 'sku', 'openQty'], where);
        const lines = order === undefined ? [] : await linesOf(database, { resource: orders, caller }, order);
        const closed = await closedSkus(database, [...requirements, ...lines]);
        if (closed.length === 0) return refuse(notFound);
        const skus = closed.map(({ sku }) => Number(sku));
        const articles = await database.selectFrom('sku').select(['id', 'sku', 'name_zh', 'name_en']).where('id', 'in', skus).execute();
        const byId = new Map(articles.map(row => [row.id, row]));
        const rows = closed.map(({ reqNo, sku, openQty }) => {
          const of = byId.get(Number(sku));
          const called = caller.language === 'en' ? of?.name_en : of?.name_zh;
          return [String(reqNo), of?.sku, called ?? of?.name_zh ?? '', Number(openQty ?? 0)];
        });
        async function* portions() {
          yield await Promise.resolve(rows);
        }
        const columns = heads.map(head => ({ label: inLanguage(head, caller.language) }));
        const sheet = inLanguage(name, caller.language);
        return {
          kind: 'file',
          name: `${sheet}.xlsx`,
          mediaType: tableMediaTypes.xlsx,
          content: writeTable('xlsx', { sheet, columns, portions: portions() }),
        };
      },
    }),
  ];
}
