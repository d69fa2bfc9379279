import { ownStock } from '@axle/inventory';
import { ok } from '@axle/kernel';
import { fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { type PlannedItem, readPlanningStock } from './read-planning-stock.ts';

/** [R20] The stock of a SKU as plans read it: in one warehouse, or in all that the user sees. */
export const planningTool: ToolHandler = async ({ parts, input }) => {
  const { rows } = await sql<PlannedItem>`
    select t.warehouse, t.sku from stock_item_list t join warehouse w on w.id = t.warehouse
    where t.sku = ${input['sku']} and (${input['warehouse'] ?? null}::bigint is null or t.warehouse = ${input['warehouse'] ?? null}::bigint)
    and ${seenRows(parts)}
    order by w.code limit 200`.execute(parts.database);
  const at = input['at'] === undefined ? undefined : new Date(String(input['at']));
  const stock = await readPlanningStock(parts.database, rows, at);
  // expected stock comes from receipts: fields that may not be read on their page are not shown here
  const ofReceipt = (field: string) => fieldAccess(parts.caller.access, 'receiveOrder', field).read;
  const [showsQty, showsEta, showsSource] = [ofReceipt('lines.expectedQty'), ofReceipt('eta'), ofReceipt('sourceNo')];
  const stocks = stock.map(of => ({ ...of, own: ownStock(of), inTransit: of.inTransit.reduce((sum, { qty }) => sum + qty, 0) }));
  const sum = (key: 'available' | 'reserved' | 'qcHold' | 'damaged' | 'inTransit' | 'own'): number =>
    stocks.reduce((all, of) => all + of[key], 0);
  return ok({
    own: sum('own'),
    available: sum('available'),
    reserved: sum('reserved'),
    qcHold: sum('qcHold'),
    damaged: sum('damaged'),
    inTransit: sum('inTransit'),
    ...(showsQty ? { expected: stock.reduce((all, of) => all + of.expected.reduce((qty, one) => qty + one.qty, 0), 0) } : {}),
    warehouses: stocks.map(({ warehouse, available, reserved, qcHold, damaged, inTransit, own }) => ({
      warehouse,
      available,
      reserved,
      qcHold,
      damaged,
      inTransit,
      own,
    })),
    coming: stock.flatMap(({ warehouse, inTransit, expected }, place) => [
      ...inTransit.map(({ qty, eta, shipmentNo }, at) => ({
        place: place * 1000 + at,
        warehouse,
        what: 'in_transit',
        qty,
        ...(eta === undefined || !showsEta ? {} : { eta }),
        ...(shipmentNo === undefined || !ofReceipt('containerNo') ? {} : { document: shipmentNo }),
      })),
      ...expected.map(({ qty, eta, source }, at) => ({
        place: place * 1000 + 500 + at,
        warehouse,
        what: 'expected',
        ...(showsQty ? { qty } : {}),
        ...(eta === undefined || !showsEta ? {} : { eta }),
        ...(showsSource ? { document: source } : {}),
      })),
    ]),
  });
};
