import { businessDay, type RecordRow, type RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import type { ClassPlan } from '@axle/quality';
import type { StockChange } from '@axle/inventory';
import { addDays } from '@axle/kernel';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { countJudged } from '../../inventory/receipt/count-judged.ts';
import { stockLedger } from '../../inventory/stock/stock-ledger.ts';
import { categoriesOf } from './categories-of.ts';
import { demoSamples } from './demo-samples.ts';
import { DemoSwitching } from './demo-switching.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Lots that came within so many days still wait. */
const waitingDays = 2;
/** Lots that came within so many days have their sampling; those before were judged on paper. */
const sampledDays = 150;
const onPaper = '系统上线前已判定 / Judged before inspections were recorded here';

/** How many units of a class are found in the lot at a place: a few now and then, too many in those that are rejected. */
function foundIn({ defectClass, accept }: ClassPlan, at: number, rejected: boolean): number {
  if (defectClass === 'critical') return 0;
  if (defectClass === 'major') return rejected ? accept + 1 : at % 6 === 2 ? Math.min(1, accept) : 0;
  return Math.min(accept, [0, 0, 1, 0, 2, 0, 1][at % 7]!);
}

/** Where goods of a SKU lie in a warehouse once they are put away. */
async function shelvesOf({ transaction }: Demo): Promise<(warehouse: number, sku: number) => number | undefined> {
  const { rows } = await sql<{ warehouse: number; sku: number; bin: number }>`
    select warehouse, sku, min(bin) as bin from stock_balance where status = 'available' and qty > 0 group by 1, 2`.execute(transaction);
  const { rows: reserve } = await sql<{ warehouse: number; bin: number }>`
    select b.warehouse, min(b.id) as bin from bin b join warehouse_area a on a.id = b.area
    where a.use in ('reserve', 'pick') group by 1`.execute(transaction);
  const own = new Map(rows.map(({ warehouse, sku, bin }) => [`${warehouse} ${sku}`, bin]));
  const any = new Map(reserve.map(({ warehouse, bin }) => [warehouse, bin]));
  return (warehouse, sku) => own.get(`${warehouse} ${sku}`) ?? any.get(warehouse);
}

/** Takes pieces on hold of a warehouse and SKU from where they lie, but for those of lots that are held still. */
async function holdsOf({ transaction }: Demo) {
  const { rows } = await sql<{ warehouse: number; sku: number; bin: number; qty: number }>`
    select warehouse, sku, bin, qty from stock_balance where status = 'qc_hold' and qty > 0 order by bin`.execute(transaction);
  const left = rows.map(row => ({ ...row }));
  const { rows: waiting } = await sql<{ warehouse: number; sku: number; qty: number }>`
    select warehouse, sku, sum(lot_size)::integer as qty from inspection where type = 'iqc' and state in ('requested', 'rejected')
    group by 1, 2`.execute(transaction);
  const kept = new Map(waiting.map(({ warehouse, sku, qty }) => [`${warehouse} ${sku}`, qty]));
  return (warehouse: number, sku: number, wanted: number): readonly { readonly bin: number; readonly qty: number }[] => {
    const there = left.filter(place => place.warehouse === warehouse && place.sku === sku).reduce((sum, { qty }) => sum + qty, 0);
    let open = Math.min(wanted, Math.max(0, there - (kept.get(`${warehouse} ${sku}`) ?? 0)));
    return left.flatMap(place => {
      const qty = place.warehouse === warehouse && place.sku === sku ? Math.min(place.qty, open) : 0;
      place.qty -= qty;
      open -= qty;
      return qty > 0 ? [{ bin: place.bin, qty }] : [];
    });
  };
}

/** The lots of which no piece is counted as on hold any more: what came passed, and was owed from then on. */
async function passedLots({ transaction }: Demo): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select i.id from inspection i join receipt_lines l on l.record_id = i.receipt and l.line_no = i.receipt_line - 1
    where i.type = 'iqc' and l.hold_qty > 0 and l.judged_qty >= l.hold_qty`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Accepted lots of which nobody knew yet are on hold no more. */
async function countReleased({ transaction, registry, now, person }: Demo, lots: readonly RecordRow[]): Promise<void> {
  const context = { transaction, registry, now, by: person('qc') };
  for (const { inspectionNo, version, receipt, receiptLine, releasedQty } of lots) {
    const line = { receipt: Number(receipt), lineNo: Number(receiptLine) - 1 };
    const counted = await countJudged(context, line, {
      docType: 'inspection',
      docNo: String(inspectionNo),
      turn: version,
      qty: Number(releasedQty),
    });
    if (!counted.ok) throw new Error(`${String(inspectionNo)}: ${JSON.stringify(counted.refusal)}`);
  }
}

/**
 * Books accepted lots off hold, onto the shelves where they were put since, and bad pieces aside; pieces that were sent on before are gone.
 */
async function releaseLots(demo: Demo, lots: readonly RecordRow[]): Promise<void> {
  const { transaction, registry, now, person } = demo;
  const [shelf, take] = [await shelvesOf(demo), await holdsOf(demo)];
  const ledger = stockLedger({ transaction, registry, now, by: person('whClerk') });
  for (const lot of lots) {
    const [warehouse, sku] = [Number(lot['warehouse']), Number(lot['sku'])];
    const held = take(warehouse, sku, Number(lot['releasedQty']));
    const bad = take(warehouse, sku, Number(lot['damagedQty'] ?? 0));
    if (held.length + bad.length === 0) continue;
    const posted = await ledger.post({
      idemKey: `inspection:${String(lot['inspectionNo'])}:release`,
      docType: 'inspection',
      docNo: String(lot['inspectionNo']),
      bizType: 'status_move',
      changes: [
        ...held.flatMap(({ bin, qty }): readonly StockChange[] => [
          { warehouse, bin, sku, status: 'qc_hold', qty: -qty },
          { warehouse, bin: shelf(warehouse, sku) ?? bin, sku, status: 'available', qty },
        ]),
        ...bad.flatMap(({ bin, qty }): readonly StockChange[] => [
          { warehouse, bin, sku, status: 'qc_hold', qty: -qty },
          { warehouse, bin, sku, status: 'damaged', qty },
        ]),
      ],
    });
    if (!posted.ok) throw new Error(`${String(lot['inspectionNo'])}: ${JSON.stringify(posted.refusal)}`);
  }
}

/** Lots with the times at which each was inspected, a few hours after it came, in the order in which they were judged. */
const inTurn = (lots: readonly RecordRow[]) =>
  lots
    .toSorted((one, other) => one.id - other.id)
    .map((lot, at) => {
      const came = new Date(String(lot['createdAt'])).getTime();
      const moment = (hours: number) => new Date(came + (hours + ((at * 7) % 20)) * hour).toISOString();
      return { lot, at, came, startedAt: moment(3), finishedAt: moment(5) };
    })
    .toSorted((one, other) => one.finishedAt.localeCompare(other.finishedAt) || one.at - other.at);

/** Judges the incoming lots of the past, as the inspector did day by day. */
async function judgeIncoming(demo: Demo): Promise<void> {
  const { transaction, registry, now, person } = demo;
  const inspector = person('qc');
  const caller = { registry, access: unrestricted(inspector), now };
  const parts = ownParts(transaction, caller, 'iqcInspection');
  const before = new Date(now.getTime() - waitingDays * day);
  const lots = await lockRows(transaction, parts, sql<boolean>`t.type = 'iqc' and t.state = 'requested' and t.created_at < ${before}`);
  const samplings: RecordValues[] = [];
  const changes = [];
  const [sampleOf, categoryOf, switching] = [await demoSamples(transaction), await categoriesOf(transaction), new DemoSwitching(inspector)];
  const passed = await passedLots(demo);
  for (const { lot, came, startedAt, finishedAt, at } of inTurn(lots)) {
    const times = { inspector, startedAt, finishedAt };
    const isSampled = came > now.getTime() - sampledDays * day;
    const goods = { supplier: Number(lot['supplier']), category: categoryOf(Number(lot['sku'])), inspectType: 'iqc' };
    const severities = switching.severities(goods);
    const isRejected = lot['purchaseOrder'] !== undefined && !passed.has(lot.id);
    const sample = isSampled ? await sampleOf(lot, { at, severities, foundIn: plan => foundIn(plan, at, isRejected) }) : undefined;
    if (sample) {
      samplings.push({ ...sample.sampling, ...times });
      switching.count(goods, lot, sample.classes, finishedAt);
    }
    const result = sample?.sampling['result'] ?? 'accept';
    const bad = result === 'accept' ? Number(sample?.sampling['nonconforming'] ?? 0) : 0;
    const releasedQty = result === 'accept' ? Number(lot['lotSize']) - bad : 0;
    const after = {
      ...lot,
      ...times,
      ...(sample ? sample.found : { note: onPaper }),
      scheduledAt: lot['createdAt'],
      decidedBy: inspector,
      result,
      releasedQty,
      damagedQty: passed.has(lot.id) ? bad : 0,
      state: result === 'accept' ? 'accepted' : 'rejected',
    };
    changes.push({ before: lot, after });
  }
  // numbered by the day on which they were drawn
  for (const [drawnOn, own] of Map.groupBy(samplings, sampling => String(sampling['startedAt']).slice(0, 10))) {
    const then = { ...caller, now: new Date(`${drawnOn}T08:00:00Z`) };
    await insertRows(transaction, ownParts(transaction, then, 'samplingDetail'), own, { action: 'add' });
  }
  await switching.keep(demo);
  const judged = await updateRows(transaction, parts, changes, { action: 'state', transition: 'submit' });
  const accepted = judged.filter(lot => Number(lot['releasedQty']) > 0);
  await releaseLots(demo, accepted);
  await countReleased(
    demo,
    accepted.filter(({ id }) => !passed.has(id)),
  );
}

/** What has come by then. */
const inspectedAfter = ['standards', 'deliveryDates', 'orderReceipts', 'receiveReports', 'prepaidGoods', 'overseasSettled'];

/** Adds what the inspector of the demo did: incoming lots judged, the latest waiting, a visit to a supplier scheduled. */
export const addDemoInspections = demoStep('inspections', inspectedAfter, async demo => {
  const { transaction, registry, now, person } = demo;
  await judgeIncoming(demo);
  const { rows } = await sql<{ id: number }>`
    select id from inspection where type = 'outgoing' and state = 'requested' order by plan_date, id limit 1`.execute(transaction);
  const input = { inspector: person('qc'), planDate: addDays(businessDay(now), 1) };
  for (const { id } of rows) await steppingDemo(transaction, registry, now)('outgoingInspection', id, [['schedule', person('qc'), input]]);
});
