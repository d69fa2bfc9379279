import { inLanguage, refuse, text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
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
const heads = [text('需求单号', 'Requirement no.'), text('SKU', 'SKU'), text('品名', 'Name'), text('数量', 'Qty')];
const name = text('清仓SKU', 'SKUs in clearance');

/** The requirements of SKUs in clearance that kept others from going into orders, as a file. */
export function clearanceCalls({ database, registry }: ModuleCallParts): readonly MainCall[] {
  const { resource } = registry.page(page)?.page ?? {};
  if (!resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.clearanceFile,
      permission: `purchase.${page}.generate`,
      input: z.object({ id: z.union([z.array(id).min(1).max(mostTargets), id.transform(one => [one])]) }),
      async handle(caller, { id: ids }) {
        const where = sql`where t.id = any(${[...ids]}::bigint[]) and ${seenRows({ resource, caller })} order by t.id`;
        const closed = await closedSkus(database, await selectRows(database, resource, ['reqNo', 'sku', 'openQty'], where));
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
