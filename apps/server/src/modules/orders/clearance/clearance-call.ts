import { inLanguage, refuse, type Text, text } from '@axle/kernel';
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
import { gateOrders, type GatedPiece } from './gate-orders.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const heads = [
  text('订单号', 'Order no.'),
  text('行', 'Line'),
  text('PT SKU', 'PT SKU'),
  text('SKU', 'SKU'),
  text('状态', 'Status'),
  text('需要', 'Needed'),
  text('可占用', 'Reservable'),
  text('原因', 'Reason'),
];
const name = text('清仓SKU', 'SKUs in clearance');
const clearance = text('清仓', 'Clearance');
const reasonOf = ({ kind }: GatedPiece): Text =>
  kind === 'platform'
    ? text('库存不足以占用整行', 'Not enough stock to reserve the whole line')
    : text('清仓SKU只能由平台订单售出', 'SKUs in clearance are sold by platform orders only');

/** The lines with SKUs in clearance that kept orders from being submitted, as a file. */
export function orderClearanceCalls({ database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] {
  const { resource } = registry.page('orderList')?.page ?? {};
  if (!resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.orderClearanceFile,
      permission: 'oms.orderList.submit',
      input: z.object({ id: z.union([z.array(id).min(1).max(mostTargets), id.transform(one => [one])]) }),
      async handle(caller, { id: ids }) {
        const { rows: seen } = await sql<{ id: number }>`
          select t.id from sales_order_list t where t.id = any(${[...ids]}::bigint[]) and ${seenRows({ resource, caller })}`.execute(
          database,
        );
        const { because } = await gateOrders(
          database,
          seen.map(row => row.id),
        );
        if (because.length === 0) return refuse(notFound);
        const said = (words: Text) => inLanguage(words, caller.language);
        async function* portions() {
          yield await Promise.resolve(
            because.map(line => [
              line.order,
              line.lineNo,
              line.ptSku ?? '',
              line.sku,
              said(clearance),
              line.needed,
              line.reservable,
              said(reasonOf(line)),
            ]),
          );
        }
        const columns = heads.map(head => ({ label: said(head) }));
        return {
          kind: 'file',
          name: `${said(name)}.xlsx`,
          mediaType: tableMediaTypes.xlsx,
          content: writeTable('xlsx', { sheet: said(name), columns, portions: portions() }),
        };
      },
    }),
  ];
}
