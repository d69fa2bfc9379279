import { businessDay, type RecordRow, type RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import type { ClassPlan } from '@axle/quality';
import { addDays } from '@axle/kernel';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
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
/** A lot of so many is found to have too many defects. */
const rejectedEvery = 19;
const onPaper = '系统上线前已判定 / Judged before inspections were recorded here';

/** How many units of a class are found in the lot at a place: a few now and then, too many in some. */
function foundIn({ defectClass, accept }: ClassPlan, at: number): number {
  if (defectClass === 'critical') return 0;
  if (defectClass === 'major') return at % rejectedEvery === 7 ? accept + 1 : at % 6 === 2 ? Math.min(1, accept) : 0;
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

/** Books accepted lots off hold, onto the shelves where they were put since; pieces that were sent on before are gone. */
async function releaseLots(demo: Demo, lots: readonly RecordRow[]): Promise<void> {
  const { transaction, registry, now, person } = demo;
  const [shelf, take] = [await shelvesOf(demo), await holdsOf(demo)];
  const ledger = stockLedger({ transaction, registry, now, by: person('whClerk') });
  for (const lot of lots) {
    const [warehouse, sku] = [Number(lot['warehouse']), Number(lot['sku'])];
    const held = take(warehouse, sku, Number(lot['releasedQty']));
    if (held.length === 0) continue;
    const posted = await ledger.post({
      idemKey: `inspection:${String(lot['inspectionNo'])}:release`,
      docType: 'inspection',
      docNo: String(lot['inspectionNo']),
      bizType: 'status_move',
      changes: held.flatMap(({ bin, qty }) => [
        { warehouse, bin, sku, status: 'qc_hold', qty: -qty },
        { warehouse, bin: shelf(warehouse, sku) ?? bin, sku, status: 'available', qty },
      ]),
    });
    if (!posted.ok) throw new Error(`${String(lot['inspectionNo'])}: ${JSON.stringify(posted.refusal)}`);
  }
}

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
  for (const [at, lot] of lots.toSorted((one, other) => one.id - other.id).entries()) {
    const came = new Date(String(lot['createdAt'])).getTime();
    const startedAt = new Date(came + (3 + ((at * 7) % 20)) * hour).toISOString();
    const finishedAt = new Date(came + (5 + ((at * 7) % 20)) * hour).toISOString();
    const times = { inspector, startedAt, finishedAt };
    const isSampled = came > now.getTime() - sampledDays * day;
    const goods = { supplier: Number(lot['supplier']), category: categoryOf(Number(lot['sku'])), inspectType: 'iqc' };
    const severities = switching.severities(goods);
    const sample = isSampled ? await sampleOf(lot, { at, severities, foundIn: plan => foundIn(plan, at) }) : undefined;
    if (sample) {
      samplings.push({ ...sample.sampling, ...times });
      switching.count(goods, lot, sample.classes, finishedAt);
    }
    const result = sample?.sampling['result'] ?? 'accept';
    const releasedQty = result === 'accept' ? Number(lot['lotSize']) - Number(sample?.sampling['nonconforming'] ?? 0) : 0;
    const after = {
      ...lot,
      ...times,
      ...(sample ? sample.found : { note: onPaper }),
      scheduledAt: lot['createdAt'],
      decidedBy: inspector,
      result,
      releasedQty,
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
  await releaseLots(
    demo,
    judged.filter(lot => Number(lot['releasedQty']) > 0),
  );
}

/** Adds what the inspector of the demo did: incoming lots judged, the latest waiting, a visit to a supplier scheduled. */
export const addDemoInspections = demoStep('inspections', ['standards', 'deliveryDates', 'orderReceipts', 'receiveReports'], async demo => {
  const { transaction, registry, now, person } = demo;
  await judgeIncoming(demo);
  const { rows } = await sql<{ id: number }>`
    select id from inspection where type = 'outgoing' and state = 'requested' order by plan_date, id limit 1`.execute(transaction);
  const input = { inspector: person('qc'), planDate: addDays(businessDay(now), 1) };
  for (const { id } of rows) await steppingDemo(transaction, registry, now)('outgoingInspection', id, [['schedule', person('qc'), input]]);
});
