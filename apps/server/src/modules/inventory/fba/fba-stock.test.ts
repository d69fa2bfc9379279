import { businessDay, snakeCase } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { expireCases } from './expire-cases.ts';
import { registry } from '../../../testing/whole-registry.ts';

const database = await testDatabase('todayTemplate');
const { db } = database;
const server = await taskServer(database);
await server.start();
const boss = await server.addUser('boss', [], true);

const idOf = async (table: 'store' | 'site' | 'warehouse', code: string) =>
  (await db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [store, site, warehouse] = [await idOf('store', 'AMZ-NA'), await idOf('site', 'AMZ-US'), await idOf('warehouse', 'FBA-ONT8')];
const asked = { given: JSON.stringify({ store: `#${store}`, site: `#${site}`, snapshotAt: businessDay(new Date()) }) };

let skus = await db.selectFrom('sku').select('id').orderBy('sku', 'desc').limit(20).execute();
/** Offers a SKU of which Amazon's warehouse has nothing yet, with so many pieces available there and on their way. */
async function offer(code: string, available: number, onTheWay = 0) {
  const [{ id: sku } = { id: 0 }, ...others] = skus;
  skus = others;
  const fnsku = `X0TEST${code}`;
  const map = { store, site, fnsku, msku: `T-${code}`, asin: 'B0AXLETEST', sku, qty_per: 1, effective_from: '2020-01-01' };
  await db.insertInto('fba_map').values(map).execute();
  await db.transaction().execute(async transaction => {
    const context = { registry, transaction, now: new Date(), by: boss.id };
    for (const [use, status, qty] of [
      ['pick', 'available', available],
      ['transit', 'in_transit', onTheWay],
    ] as const) {
      if (qty === 0) continue;
      const posted = await stockLedger(context).post({
        idemKey: `test:${code}:${use}`,
        docType: 'test',
        docNo: code,
        bizType: 'other_in',
        changes: [{ warehouse, sku, bin: await workingBin(context, warehouse, use), status, qty }],
        incoming: [{ warehouse, sku, qty, cost: { value: asDecimal(String(qty * 10)), source: 'manual' } }],
      });
      expect(posted).toMatchObject({ ok: true });
    }
  });
  return { sku, fnsku, msku: `T-${code}` };
}

const codeOf = async (sku: number) => (await db.selectFrom('sku').select('sku').where('id', '=', sku).executeTakeFirstOrThrow()).sku;
const standing = async (sku: number) =>
  (await db
    .selectFrom('stock_item')
    .select(['available', 'damaged', 'in_transit'])
    .where('warehouse', '=', warehouse)
    .where('sku', '=', sku)
    .executeTakeFirst()) ?? {};
const shown = async (path: string, page: string, field: string, value: unknown) => {
  const query = { page, filters: [{ field, op: 'eq', value }], sort: [], limit: 50 };
  return (
    (await boss.post(recordPath({ service: 'wms', path }, 'list'), query)).data as {
      readonly rows: readonly Readonly<Record<string, never>>[];
    }
  ).rows;
};
const act = async (path: string, action: string, row: Readonly<Record<string, unknown>>, input: object = {}) =>
  boss.post(actionPath({ service: 'wms', path }, action), { targets: [{ id: row['id'], version: row['version'] }], input });
async function taken(page: string, content: string, fields: Readonly<Record<string, string>> = asked) {
  const importer = importUser(boss, `wms_${snakeCase(page)}`);
  const task = await importer.checked(content, fields);
  expect([task.state, task.bad_rows ? await importer.errors(task) : []]).toEqual(['ready', []]);
  const done = await importer.confirmed(task);
  expect(server.warnings).toEqual([]);
  return done;
}

describe('reports of Amazon’s stock', () => {
  const head =
    'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\tmfn-listing-exists\tmfn-fulfillable-quantity\tafn-listing-exists\tafn-warehouse-quantity\tafn-fulfillable-quantity\tafn-unsellable-quantity\tafn-reserved-quantity\tafn-total-quantity\tper-unit-volume\tafn-inbound-working-quantity\tafn-inbound-shipped-quantity\tafn-inbound-receiving-quantity\tafn-researching-quantity\tafn-reserved-future-supply\tafn-future-supply-buyable\n';

  it('fulfillable 812 + reserved 30 = 842 against a ledger of available + damaged 846 → difference −4 listed', async () => {
    const { sku, msku, fnsku } = await offer('INV1', 846);
    const row = `${msku}\t${fnsku}\tB0AXLETEST\tRotor 12" front\tNew\t39.99\tNo\t\tYes\t842\t812\t0\t30\t962\t0.12\t0\t120\t0\t0\t0\t0\n`;
    expect(await taken('fbaInventory', head + row)).toMatchObject({ new_rows: 1, state: 'done' });
    expect(await shown('fba_stock', 'fbaInventory', 'msku', msku)).toMatchObject([
      {
        sku: await codeOf(sku),
        fulfillable: 812,
        reserved: 30,
        onHand: 842,
        total: 962,
        ledger: 846,
        difference: -4,
        differs: true,
        latest: true,
        title: 'Rotor 12" front',
      },
    ]);
  });

  it('listings of one SKU share its pieces: the difference stands at one of them', async () => {
    const { sku, msku } = await offer('INV2', 100);
    const other = { store, site, fnsku: 'X0TESTINV3', msku: 'T-INV2B', asin: 'B0AXLETEST', sku, qty_per: 2, effective_from: '2020-01-01' };
    await db.insertInto('fba_map').values(other).execute();
    await taken('fbaInventory', `sku\tafn-fulfillable-quantity\n${msku}\t50\nT-INV2B\t20\n`);
    const rows = await shown('fba_stock', 'fbaInventory', 'sku', await codeOf(sku));
    expect(rows.map(({ ledger, difference }) => [ledger, difference]).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [40, 0],
      [60, -10],
    ]);
  });

  it('stock by country is a row for each country, without our ledger', async () => {
    const { msku, fnsku } = await offer('INV4', 10);
    const head = 'seller-sku\tfulfillment-channel-sku\tasin\tcondition-type\tcountry\tquantity-for-local-fulfillment\n';
    await taken('fbaInventory', `${head}${msku}\t${fnsku}\tB0AXLETEST\tNewItem\tDE\t4\n${msku}\t${fnsku}\tB0AXLETEST\tNewItem\tFR\t6\n`);
    const rows = await shown('fba_stock', 'fbaInventory', 'msku', msku);
    expect(rows.map(({ fulfillable, ledger, latest }) => [fulfillable, ledger, latest])).toEqual([
      [4, undefined, true],
      [6, undefined, true],
    ]);
  });

  it('a file without shop and day is taken only with them', async () => {
    const importer = importUser(boss, 'wms_fba_inventory');
    const task = await importer.checked('sku\tafn-fulfillable-quantity\nT-INV1\t5\n', { given: '{}' });
    expect(await importer.errors(task)).toMatchObject([{ column: 'store' }, { column: 'site' }, { column: 'snapshotAt' }]);
  });
});

describe('shipments to Amazon', () => {
  const file = (id: string, msku: string, status: string, received: number, delivered = '2026-05-01') =>
    `shipmentId,store,center,status,deliveredAt,sku,units expected,units located\n${id},AMZ-NA,ONT8,${status},${delivered},${msku},480,${received}\n`;

  it('shipped 480, received 468, CLOSED → diff −12 (97.50 %), case draft with 12 units; a later receipt of 5 lowers it to 7', async () => {
    const { sku, msku } = await offer('SHP1', 0, 480);
    await taken('fbaInboundShipment', file('FBA15TEST001', msku, 'RECEIVING', 400), {});
    expect(await standing(sku)).toEqual({ available: 400, damaged: 0, in_transit: 80 });
    await taken('fbaInboundShipment', file('FBA15TEST001', msku, 'CLOSED', 468), {});
    expect(await shown('fba_shipment', 'fbaInboundShipment', 'shipmentId', 'FBA15TEST001')).toMatchObject([
      {
        shipped: 480,
        received: 468,
        diff: -12,
        receivePercent: '97.5',
        claimDeadline: '2027-01-26',
        claimable: 0,
        warehouse: 'FBA-ONT8',
        waits: false,
      },
    ]);
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST001')).toMatchObject([
      { type: 'inbound_short', qty: 12, state: 'open', sku, deadline: '2027-01-26' },
    ]);
    await taken('fbaInboundShipment', file('FBA15TEST001', msku, 'CLOSED', 473), {});
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST001')).toMatchObject([{ qty: 7, state: 'open' }]);
    expect(await standing(sku)).toEqual({ available: 473, damaged: 0, in_transit: 7 });
  });

  it('a case is filed, reimbursed and closed; what is still on its way of it is booked as lost', async () => {
    const [draft] = await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST001');
    await act('fba_case', 'file_case', draft!, { amazonCaseId: '15522001' });
    const [filed] = await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST001');
    const more = { reimbursedQty: 8, reimbursedAmount: '171.20', currency: 'USD' };
    expect(await act('fba_case', 'record_reimbursement', filed!, more)).toMatchObject({ data: [{ refusal: { code: 'REIMBURSED_MORE' } }] });
    await act('fba_case', 'record_reimbursement', filed!, { ...more, reimbursedQty: 7 });
    const [paid] = await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST001');
    expect(paid).toMatchObject({ state: 'reimbursed', reimbursedQty: 7, amazonCaseId: '15522001' });
    await act('fba_case', 'close', paid!);
    const [closed] = await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST001');
    expect(closed).toMatchObject({ state: 'closed' });
    expect(await standing(Number(closed!['sku']))).toEqual({ available: 473, damaged: 0, in_transit: 0 });
  });

  it('receipts that find nothing on its way wait, and are booked again', async () => {
    const { sku, msku } = await offer('SHP2', 0, 100);
    await taken('fbaInboundShipment', file('FBA15TEST002', msku, 'RECEIVING', 300), {});
    const [waiting] = await shown('fba_shipment', 'fbaInboundShipment', 'shipmentId', 'FBA15TEST002');
    expect(waiting).toMatchObject({ waits: true, refused: 'NEGATIVE_STOCK' });
    expect(await act('fba_shipment', 'book', waiting!)).toMatchObject({ data: [{ refusal: { code: 'NEGATIVE_STOCK' } }] });
    await taken('fbaInboundShipment', file('FBA15TEST002', msku, 'RECEIVING', 90), {});
    expect(await standing(sku)).toEqual({ available: 90, damaged: 0, in_transit: 10 });
    expect(
      await act('fba_shipment', 'del', (await shown('fba_shipment', 'fbaInboundShipment', 'shipmentId', 'FBA15TEST002'))[0]!),
    ).toMatchObject({
      data: [{ refusal: { code: 'IN_USE' } }],
    });
  });

  it('boxes keep to the limits in force', async () => {
    const box = { boxNo: 1, units: 2, lengthCm: '64', widthCm: '40', heightCm: '30', weightKg: '23' };
    const head = {
      shipmentId: 'FBA15TEST003',
      store,
      center: (await db.selectFrom('amazon_warehouse').select('id').where('center', '=', 'ONT8').executeTakeFirstOrThrow()).id,
      amazonStatus: 'WORKING',
      items: [{ msku: 'T-SHP1', qtyShipped: 2 }],
    };
    const add = async (boxes: readonly object[]) =>
      boss.post(recordPath({ service: 'wms', path: 'fba_shipment' }, 'add'), { page: 'fbaInboundShipment', values: { ...head, boxes } });
    const refused = JSON.stringify(await add([box]));
    expect(refused).toContain('boxes.0.lengthCm');
    expect(refused).toContain('boxes.0.weightKg');
    expect(await add([{ ...box, lengthCm: '63.5', weightKg: '22.68' }])).toMatchObject({ code: 200 });
    const [made] = await shown('fba_shipment', 'fbaInboundShipment', 'shipmentId', 'FBA15TEST003');
    expect(await act('fba_shipment', 'mark_closed', made!)).toMatchObject({ code: 200 });
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST003')).toMatchObject([{ qty: 2 }]);
  });
});

describe('the ledger of Amazon', () => {
  const head =
    'Date,FNSKU,ASIN,MSKU,Title,Disposition,Starting Warehouse Balance,In Transit Between Warehouses,Receipts,Customer Shipments,Customer Returns,Vendor Returns,Warehouse Transfer In/Out,Found,Lost,Damaged,Disposed,Other Events,Ending Warehouse Balance,Unknown Events,Location\n';
  const line = (fnsku: string, month: string, numbers: string) => `${month}/2026,${fnsku},B0AXLETEST,T,Pads,SELLABLE,${numbers},US\n`;

  it('812 + 300 − 274 + 18 − 5 + 6 − 9 − 2 = 846; file says 846 → gap 0; lost −9, found 6, reimbursed 1 → claimable 2', async () => {
    const { sku, fnsku, msku } = await offer('LED1', 1112);
    const content = head + line(fnsku, '04', '812,0,300,-274,18,-5,0,6,-9,-2,0,0,846,0');
    await taken('fbaReconciliation', content);
    expect(await standing(sku)).toEqual({ available: 846, damaged: 0, in_transit: 0 });
    const head2 =
      'approval-date\treimbursement-id\tcase-id\tamazon-order-id\treason\tsku\tfnsku\tasin\tproduct-name\tcondition\tcurrency-unit\tamount-per-unit\tamount-total\tquantity-reimbursed-cash\tquantity-reimbursed-inventory\tquantity-reimbursed-total\toriginal-reimbursement-id\toriginal-reimbursement-type\n';
    await taken(
      'fbaReimbursement',
      `${head2}2026-05-12T08:00:00+00:00\t9900001\t\t\tLost_Warehouse\t${msku}\t${fnsku}\tB0AXLETEST\tPads\tNew\tUSD\t21.40\t21.40\t1\t0\t1\t\t\n`,
    );
    const [row] = await shown('fba_ledger_line', 'fbaReconciliation', 'fnsku', fnsku);
    expect(row).toMatchObject({
      computed: 846,
      gap: 0,
      reimbursed: 1,
      reimbursedAmount: '21.4',
      claimable: 2,
      diffType: 'wh_lost',
      booking: 'booked',
      claimDeadline: '2026-06-29',
    });
    await act('fba_ledger_line', 'open_case', row!);
    expect(await act('fba_ledger_line', 'open_case', row!)).toMatchObject({ data: [{ refusal: { code: 'HAS_CASE' } }] });
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', row!['lineNo'])).toMatchObject([
      { type: 'wh_lost', qty: 2, deadline: '2026-06-29' },
    ]);
  });

  it('the same lines are booked once; others of the same span are refused, and one that overlaps', async () => {
    const { sku, fnsku } = await offer('LED2', 50);
    await taken('fbaReconciliation', head + line(fnsku, '03', '50,0,0,-20,0,0,0,0,0,0,0,0,30,0'));
    expect(await taken('fbaReconciliation', head + line(fnsku, '03', '50,0,0,-20,0,0,0,0,0,0,0,0,30,0'))).toMatchObject({ same_rows: 1 });
    expect(await standing(sku)).toMatchObject({ available: 30 });
    const importer = importUser(boss, 'wms_fba_reconciliation');
    const refused = async (content: string) => {
      const task = await importer.confirmed(await importer.checked(content, asked));
      return (await importer.errors(task)).map(({ message }) => message);
    };
    expect(await refused(head + line(fnsku, '03', '50,0,0,-25,0,0,0,0,0,0,0,0,25,0'))).toEqual(['该期间已按原内容过账，不能更改']);
    expect(await refused(head + line(fnsku, '03/05', '50,0,0,-25,0,0,0,0,0,0,0,0,25,0'))).toEqual([
      '与已导入的期间重叠（按月与按日不能并存）',
    ]);
    expect(await standing(sku)).toMatchObject({ available: 30 });
  });

  it('a line that our book cannot follow waits as a whole until the pieces are there', async () => {
    const { sku, fnsku } = await offer('LED3', 5);
    await taken('fbaReconciliation', head + line(fnsku, '02', '5,0,0,-9,1,0,0,0,0,0,0,0,-3,0'));
    expect(await standing(sku)).toMatchObject({ available: 5 });
    const [waiting] = await shown('fba_ledger_line', 'fbaReconciliation', 'fnsku', fnsku);
    expect(waiting).toMatchObject({ diffType: 'negative_wait', refused: 'NEGATIVE_STOCK', booking: 'waits', gap: 0 });
    await db.transaction().execute(async transaction => {
      const context = { registry, transaction, now: new Date(), by: boss.id };
      const change = { warehouse, sku, bin: await workingBin(context, warehouse, 'pick'), status: 'available', qty: 10 } as const;
      await stockLedger(context).post({
        idemKey: 'test:LED3:more',
        docType: 'test',
        docNo: 'LED3',
        bizType: 'other_in',
        changes: [change],
        incoming: [{ warehouse, sku, qty: 10, cost: { value: asDecimal('100'), source: 'manual' } }],
      });
    });
    expect(await boss.post(actionPath({ service: 'wms', path: 'fba_ledger_line' }, 'rebuild'), { targets: [], input: {} })).toMatchObject({
      code: 200,
    });
    expect(await standing(sku)).toMatchObject({ available: 7 });
  });

  it('what Amazon lost in a line that waits can be claimed all the same; a line without a loss opens no case', async () => {
    const [lost, waits] = [await offer('LED5', 5), await offer('LED6', 5)];
    await taken('fbaReconciliation', head + line(lost.fnsku, '02', '5,0,0,-9,0,0,0,0,-2,0,0,0,-6,0'));
    await taken('fbaReconciliation', head + line(waits.fnsku, '02', '5,0,0,-9,0,0,0,0,0,0,0,0,-4,0'));
    const [row] = await shown('fba_ledger_line', 'fbaReconciliation', 'fnsku', lost.fnsku);
    expect(row).toMatchObject({ diffType: 'negative_wait', booking: 'waits', claimable: 2 });
    await act('fba_ledger_line', 'open_case', row!);
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', row!['lineNo'])).toMatchObject([{ type: 'wh_lost', qty: 2 }]);
    const [other] = await shown('fba_ledger_line', 'fbaReconciliation', 'fnsku', waits.fnsku);
    expect(await act('fba_ledger_line', 'open_case', other!)).toMatchObject({ data: [{ refusal: { code: 'NOTHING_TO_CLAIM' } }] });
  });

  it('a filed case is reimbursed by the file that names its number; a draft past its last day expires', async () => {
    const { fnsku, msku } = await offer('LED4', 20);
    await taken('fbaReconciliation', head + line(fnsku, '01', '20,0,0,0,0,0,0,0,-3,0,0,0,17,0'));
    const [row] = await shown('fba_ledger_line', 'fbaReconciliation', 'fnsku', fnsku);
    await act('fba_ledger_line', 'open_case', row!);
    const [draft] = await shown('fba_case', 'fbaCase', 'sourceNo', row!['lineNo']);
    await act('fba_case', 'file_case', draft!, { amazonCaseId: '15522009' });
    await taken(
      'fbaReimbursement',
      `reimbursementId,approvedAt,amazonCaseId,reason,msku,fnsku,currency,amountTotal,qtyTotal\n9900002,2026-03-01,15522009,Lost_Warehouse,${msku},${fnsku},USD,64.20,3\n`,
    );
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', row!['lineNo'])).toMatchObject([
      { state: 'reimbursed', reimbursedQty: 3, reimbursedAmount: '64.2' },
    ]);
    expect(await shown('fba_ledger_line', 'fbaReconciliation', 'fnsku', fnsku)).toMatchObject([{ claimable: 0, caseStatus: 'reimbursed' }]);
    await sql`update fba_case set deadline = '2026-05-01' where source_no = 'FBA15TEST003'`.execute(db);
    await expireCases(db, new Date('2026-05-02T01:00:00.000Z'));
    expect(await shown('fba_case', 'fbaCase', 'sourceNo', 'FBA15TEST003')).toMatchObject([{ state: 'expired' }]);
  });
});
