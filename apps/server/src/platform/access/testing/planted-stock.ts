import { unrestricted } from '@axle/permissions';
import type { Resource } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { asDecimal } from '../../../modules/inventory/stock/read-view.ts';
import { stockLedger } from '../../../modules/inventory/stock/stock-ledger.ts';
import { countDemandSplit } from '../../../modules/operation/stock/count-demand-split.ts';
import { countListings } from '../../../modules/operation/stock/count-listings.ts';
import { keepPhotos } from '../../../modules/quality/image/keep-photos.ts';
import { postVoucher } from '../../../modules/purchasing/ledger/post-voucher.ts';
import type { Planted } from './planted-records.ts';
import { registry } from '../../../testing/whole-registry.ts';

const read = {
  stockItem: 'stock_item_list',
  stockBin: 'stock_bin_list',
  stockMove: 'stock_move_list',
  stockLayer: 'stock_layer_list',
  stockReservation: 'stock_reservation_list',
  stockInOut: 'stock_in_out',
  slowMoving: 'slow_moving',
  warehouseWork: 'warehouse_work',
  warehouseWorkRecord: 'warehouse_work_record',
  distributionLine: 'distribution_line_list',
  stocktakeLine: 'stocktake_line_list',
  stocktakeCount: 'stocktake_count_list',
  receiptLine: 'receipt_line_list',
  deliveryLine: 'delivery_line',
  deductionSuggestion: 'deduction_suggestion',
  returnedArticle: 'returned_article',
  settleableLine: 'settleable_line',
  settlementException: 'settlement_exception',
  dueLine: 'due_line',
  shipBatchLine: 'ship_batch_line_list',
  purchaseOrderLine: 'purchase_order_line_list',
  supplierBalance: 'supplier_balance_list',
  ledgerEntry: 'ledger_entry_list',
  ledgerVoucher: 'ledger_voucher_list',
  reconciliationEntry: 'reconciliation_entry_list',
  paymentResult: 'payment_result',
  checkItem: 'check_item_list',
  qualityImage: 'quality_photo',
  switchEvent: 'switch_event_list',
  samplingClass: 'sampling_class_list',
  samplingUnit: 'sampling_unit_list',
  samplingDefect: 'sampling_defect_list',
  samplingFigure: 'sampling_figure_list',
  galleryMissing: 'gallery_missing_list',
  sellableStock: 'sellable_stock',
  stockSpread: 'stock_spread',
  demandSplit: 'demand_split',
} as const;

/** Views of what is owed to suppliers: they name no SKU. */
const ofSuppliers = ['supplierBalance', 'ledgerEntry', 'ledgerVoucher', 'reconciliationEntry'];

/** Whether records of a resource come into being by postings, or as lines of a document. */
export const isStock = ({ entity }: Resource): boolean => Object.hasOwn(read, entity);

/** Books pieces of the planted SKU into the planted bin and reserves some: one record of every page of stock, known by odd numbers. */
export async function plantStock(database: Kysely<Tables>, planted: ReadonlyMap<string, Planted>): Promise<ReadonlyMap<string, Planted>> {
  const [warehouse, bin, sku] = ['warehouse', 'bin', 'sku'].map(entity => planted.get(entity)!.id) as [number, number, number];
  await database.transaction().execute(async transaction => {
    const ledger = stockLedger({ registry, transaction, now: new Date('2020-01-01T00:00:00.000Z'), by: 1 });
    await sql`update bin set locked = false where id = ${bin}`.execute(transaction);
    const at = (status: 'available' | 'reserved' | 'qc_hold' | 'damaged' | 'in_transit', qty: number) => ({
      warehouse,
      bin,
      sku,
      status,
      qty,
    });
    const changes = [
      at('available', 810_001),
      at('reserved', 810_003),
      at('qc_hold', 810_007),
      at('damaged', 810_009),
      at('in_transit', 810_011),
    ];
    const qty = changes.reduce((sum, change) => sum + change.qty, 0);
    const cost = { value: asDecimal('81004567.8901'), source: 'po_price' as const };
    const incoming = [{ warehouse, sku, qty, cost, poNo: 'QZPO810013' }];
    const booked = await ledger.post({
      idemKey: 'planted',
      docType: 'test',
      docNo: 'QZDOC810015',
      bizType: 'purchase_in',
      changes,
      incoming,
    });
    const reserved = await ledger.reserve({ demandType: 'outbound', demandNo: 'QZDEM810017', demandLine: 1, warehouse, sku, qty: 810_000 });
    const count = planted.get('stocktake')!.id;
    await sql`update stocktake set state = 'counting' where id = ${count}`.execute(transaction);
    await sql`insert into stocktake_bin (stocktake, bin, round) values (${count}, ${bin}, 1)`.execute(transaction);
    // a line that is settled shows its book; one that is still open shows it to nobody
    await sql`insert into stocktake_line (stocktake, bin, sku, book_qty, final, note)
      select ${count}, id, ${sku}, 810021, 810033, 'QZ810025' from bin where id <> ${bin} order by id limit 1`.execute(transaction);
    await sql`insert into stocktake_line (stocktake, bin, sku, counting) values (${count}, ${bin}, ${sku}, 81023)`.execute(transaction);
    await sql`
      insert into scan_refusal (warehouse, step, doc_no, code, refused, by, at)
      values (${warehouse}, 'receive', 'QZRC810029', 'QZ810027', 'UNKNOWN_BARCODE', 1, '2020-01-01T00:00:00.000Z')`.execute(transaction);
    if (!booked.ok || !reserved.ok) throw new Error('the planted stock was refused');
  });
  await plantVoucher(database, planted);
  await sql`
    insert into reconciliation_lines (record_id, line_no, day, event, voucher_no, biz_no, amount, balance)
    select ${planted.get('reconciliation')!.id}, 0, account_date, event, voucher_no, biz_no, 810061.27, 810063.29 from ledger_voucher
    where biz_no = 'QZSE810055'`.execute(database);
  await sql`
    insert into payment_result (payment_request, sequence, payee, currency, amount, paid_on, bank_ref)
    select id, 1, payee, currency, 810065.31, '2020-01-02', 'QZ810067' from payment_request
    where id = ${planted.get('paymentRequest')!.id}`.execute(database);
  // the planted order waits for its supplier; lines are followed in one that is in force
  await sql`
    with made as (
      insert into purchase_order (order_no, type, state, supplier, company_entity, warehouse, currency, incoterm)
      select '', type, 'effective', supplier, company_entity, warehouse, currency, incoterm from purchase_order
      where id = ${planted.get('purchaseOrder')!.id} returning id)
    insert into purchase_order_lines (record_id, line_no, sku, qty, received_qty, eff_qty, open_qty, price, required_date, kpi_date)
    select id, 0, ${sku}, 810041, 4, 810041, 810037, 1, '2020-01-01', '2020-01-01' from made`.execute(database);
  // customers returned some of them
  await sql`
    with made as (
      insert into receipt (type, source_no, warehouse, state, arrived_at, dock_bin)
      values ('customer_return', 'QZRMA810071', ${warehouse}, 'counted', now() - interval '1 day', ${bin}) returning id)
    insert into receipt_lines (record_id, line_no, sku, expected_qty, hold_qty) select id, 0, ${sku}, 810069, 810069 from made`.execute(
    database,
  );
  // another one was shipped late, and neither charged for it nor paid for by anybody
  await sql`
    with made as (
      insert into purchase_order (order_no, type, state, supplier, company_entity, warehouse, currency, incoterm, accept_point)
      select '', type, 'shipped', supplier, company_entity, warehouse, currency, incoterm, 'handover' from purchase_order
      where id = ${planted.get('purchaseOrder')!.id} returning id),
    line as (
      insert into purchase_order_lines (record_id, line_no, sku, qty, eff_qty, accepted_qty, price, required_date, kpi_date)
      select id, 0, ${sku}, 810043, 810043, 810043, 1, '2020-01-01', '2020-01-01' from made returning record_id)
    insert into delivery_follow (purchase_order, order_line, last_follow_up, shipped_on)
    select record_id, 1, '2020-01-10T00:00:00.000Z', '2020-01-10' from line`.execute(database);
  await sql`
    with made as (
      insert into ship_batch (batch_no, purchase_order, supplier, warehouse, state, ship_date)
      select '', id, supplier, warehouse, 'shipped', '2020-01-01' from purchase_order where id = ${planted.get('purchaseOrder')!.id}
      returning id)
    insert into ship_batch_lines (record_id, line_no, order_line, sku, qty, arrived_qty, on_way_qty, on_way_value, on_way_cny)
    select id, 0, 1, ${sku}, 810043, 7, 810036, 81005.25, 81006.75 from made`.execute(database);
  await sql`
    insert into switch_event (switch_state, inspection, verdict, found, accept, from_severity, to_severity, why, score, accepted_run,
      tightened_rejects, reason, at)
    values (${planted.get('switchState')!.id}, ${planted.get('inspection')!.id}, 'reject', 810073, 1, 'normal', 'normal', 'none', 0, 0, 0,
      'QZ810075', '2020-01-02')`.execute(database);
  await sql`
    with planted as (
      update sampling set sample_size = greatest(sample_size, 1), inspected_units = 1
      where id = ${planted.get('sampling')!.id} returning id),
    gone as (delete from sampling_drawn where record_id in (select id from planted)),
    drawn as (insert into sampling_drawn (record_id, line_no, unit_no, carton_no, position) select id, 900, 1, 810, 811 from planted),
    found as (
      insert into sampling_defects (record_id, line_no, unit_no, defect_code, defect_class, qty, note)
      select id, 900, 1, ${planted.get('defectCode')!.id}, 'minor', 8101, 'QZ810081' from planted),
    classed as (
      insert into sampling_classes (record_id, line_no, defect_class, aql, severity, letter, use_letter, size, accept, reject, is_full,
        found)
      select id, 900, 'minor', '4', 'normal', 'J', 'J', 81089, 1, 2, false, 81087 from planted)
    insert into sampling_figures (record_id, line_no, check_group, item, defect_class, usl, values_count, mean, least, greatest, span,
      outside)
    select id, 900, 'dim', 'QZ810083', 'minor', 1, 810085, 81.0087, 81, 82, 1, 0 from planted`.execute(database);
  await sql`update in_process_check set photos = ${JSON.stringify([{ id: '00000000-0000-4000-8000-000000000004', name: 'QZ810081.png', bytes: 1 }])}
    where id = ${planted.get('inProcessCheck')!.id}`.execute(database);
  await keepPhotos(database, 'inProcessCheck', [planted.get('inProcessCheck')!.id]);
  await sql`update distribution_plan_lines set need = 810019, daily_sales = 810021.5`.execute(database);
  await plantSpread(database, warehouse, sku);
  // counted as the rounds of the server count it, which would change anything else
  await countListings(database, new Date());
  await countDemandSplit(database, new Date());
  await sql`update sellable_stock set published = 810089, frozen_until = '2044-01-01', freeze_reason = 'QZ810087'
    where pt_sku = ${planted.get('ptSku')!.id}`.execute(database);
  const known: Readonly<Record<keyof typeof read, Readonly<Record<string, string>>>> = {
    stockItem: { available: '810001', qcHold: '810007', damaged: '810009', unallocated: '810000', value: '81004567.8901' },
    stockBin: { qty: '810001' },
    stockMove: { docNo: 'QZDOC810015', qtyIn: '810001' },
    stockLayer: { poNo: 'QZPO810013', valueLeft: '81004567.8901' },
    warehouseWork: { piecesIn: '4050031' },
    warehouseWorkRecord: { docNo: 'QZRC810029', code: 'QZ810027' },
    slowMoving: { available: '810001', value: '81004567.8901' },
    stockInOut: { purchaseQty: '4050031', closingValue: '81004567.8901' },
    stockReservation: { demandNo: 'QZDEM810017', qtyReserved: '810000' },
    distributionLine: { need: '810019', dailySales: '810021.5' },
    stocktakeLine: { bookQty: '810021', note: 'QZ810025' },
    stocktakeCount: { counted: '81023' },
    deliveryLine: { effQty: '810041', openQty: '810037' },
    deductionSuggestion: { qty: '810043' },
    returnedArticle: { returnedQty: '810069' },
    settlementException: { qty: planted.get('supplierInvoice')!.markers.get('lines.qty')! },
    settleableLine: { acceptedQty: '810043', readyQty: '810043' },
    dueLine: { effQty: '810041', openQty: '810037' },
    shipBatchLine: { shippedQty: '810043', onWayQty: '810036', onWayValue: '81005.25' },
    purchaseOrderLine: { qty: planted.get('purchaseOrder')!.markers.get('lines.qty')! },
    receiptLine: { expectedQty: planted.get('receipt')!.markers.get('lines.expectedQty')! },
    supplierBalance: { payable: '810072.45', unbilled: '-810053.31', inputTax: '14.14' },
    ledgerEntry: { bizNo: 'QZSE810055', debit: '810053.31' },
    ledgerVoucher: { bizNo: 'QZSE810055', amount: '810072.45', memo: 'QZ810057' },
    reconciliationEntry: { bizNo: 'QZSE810055', amount: '810061.27', balance: '810063.29' },
    paymentResult: { amount: '810065.31', bankRef: 'QZ810067' },
    switchEvent: { found: '810073', reason: 'QZ810075' },
    samplingClass: { found: '81087', nonconforming: '81087' },
    samplingUnit: { defectQty: '8101' },
    samplingDefect: { note: 'QZ810081', qty: '8101' },
    samplingFigure: { item: 'QZ810083', valuesCount: '810085', mean: '81.0087' },
    qualityImage: { fileName: 'QZ810081.png' },
    galleryMissing: { stock: '810001' },
    sellableStock: { published: '810089', freezeReason: 'QZ810087' },
    stockSpread: { available: '810093' },
    demandSplit: { config: planted.get('deliveryDemand')!.markers.get('name')! },
    checkItem: { item: planted.get('judgementStandard')!.markers.get('items.item')! },
  };
  const found = await Promise.all(
    Object.entries(read).map(async ([entity, view]) => {
      const { rows } = await sql<{
        id: number;
      }>`select id from ${sql.table(view)} where ${
        entity.startsWith('warehouseWork')
          ? sql`warehouse = ${warehouse}`
          : ofSuppliers.includes(entity)
            ? sql`supplier = ${planted.get('supplier')!.id}`
            : entity === 'paymentResult'
              ? sql`payee = ${planted.get('supplier')!.id}`
              : entity === 'sellableStock'
                ? sql`pt_sku = ${planted.get('ptSku')!.id}`
                : entity === 'demandSplit'
                  ? sql`demand = ${planted.get('deliveryDemand')!.id}`
                  : sql`sku = ${sku}`
      }
        order by id limit 1`.execute(database);
      const own = known[entity as keyof typeof read];
      return [entity, { id: rows[0]!.id, values: { ...own }, markers: new Map(Object.entries(own)) }] as const;
    }),
  );
  return new Map(found);
}

/** Spreads the planted SKU as a round of the server would, were its warehouse not Amazon's own. */
const plantSpread = (database: Kysely<Tables>, warehouse: number, sku: number) =>
  sql`
    insert into stock_spread (sku, warehouse, country, available, arriving, safety, weekly, aged, total, total_weekly, imbalance, suggested,
      counted_at)
    select ${sku}, id, country, 810093, 810095, 810097, 2.5, 3, 810099, 2.5, 1, false, now() from warehouse
    where id = ${warehouse}`.execute(database);

/** Posts an invoice of the planted supplier. */
async function plantVoucher(database: Kysely<Tables>, planted: ReadonlyMap<string, Planted>): Promise<void> {
  const access = unrestricted(1);
  const caller = { registry, access, now: new Date('2020-01-01T00:00:00.000Z') };
  const posted = await database.transaction().execute(transaction =>
    postVoucher(transaction, caller, {
      event: { kind: 'invoiced', net: asDecimal('810053.31'), invoiceNet: asDecimal('810058.31'), tax: asDecimal('14.14') },
      bizType: 'settlement',
      bizNo: 'QZSE810055',
      supplier: planted.get('supplier')!.id,
      companyEntity: planted.get('companyEntity')!.id,
      currency: 'USD',
      memo: 'QZ810057',
    }),
  );
  if (!posted.ok) throw new Error('the planted voucher was refused');
}
