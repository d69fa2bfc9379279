import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, type Target } from '@axle/page-kit';
import { wrongLabelCode } from '@axle/quality';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { pressing } from '../../purchasing/demo/pressing.ts';
import { keepPhotos } from '../image/keep-photos.ts';
import { loadingPictures } from './demo-loading-pictures.ts';
import { type DemoLoadedBatch, loadingRow, type LoadingStory } from './demo-loading-rows.ts';
import { judgeDemoLot } from './judge-demo-lot.ts';

/** An inspection at loading of the demo: of a batch, so many days from today on, below zero before. */
interface DemoLoading {
  readonly batch: DemoLoadedBatch;
  readonly story: LoadingStory;
  readonly day: LocalDate;
  readonly round: number;
}

/** Batches that are being loaded at suppliers, by days from today. */
const atWork: readonly { readonly story: LoadingStory; readonly inDays: number }[] = [
  { story: 'loading', inDays: 0 },
  { story: 'scheduled', inDays: 0 },
  { story: 'short', inDays: -1 },
  { story: 'rejected', inDays: -1 },
];

/** Lines that are finished at their supplier: nothing of their order was inspected, packed or left yet. */
async function finishedLines({ transaction }: Demo) {
  const { rows } = await sql<{ order: number; line: number; qty: number; cartonQty: number; id: number }>`
    select distinct on (o.supplier) o.id as "order", l.line_no + 1 as line, l.eff_qty as qty, k.carton_qty as "cartonQty", d.id
    from purchase_order o join purchase_order_lines l on l.record_id = o.id join sku k on k.id = l.sku
      join delivery_line d on d.purchase_order = o.id and d.order_line = l.line_no + 1
    where o.state in ('effective', 'producing') and o.changing is not true and l.eff_qty between k.carton_qty * 4 and 1200
      and k.carton_qty > 1 and l.passed_qty + l.shipped_qty + l.received_qty = 0
      and not exists (select from inspection i where i.purchase_order = o.id)
      and not exists (select from in_process_check c where c.purchase_order = o.id)
      and not exists (select from ship_batch b where b.purchase_order = o.id)
      and not exists (select from switch_state w where w.supplier = o.supplier and w.severity = 'discontinued')
    order by o.supplier, o.id desc, l.line_no limit ${atWork.length}`.execute(transaction);
  return rows;
}

/** Has lots released and packs them into batches that wait to be loaded; answers their orders. */
async function batchesToLoad(demo: Demo): Promise<readonly number[]> {
  const { person, now } = demo;
  const today = businessDay(now);
  const press = pressing(demo, 96);
  const finished = await finishedLines(demo);
  for (const [at, { order, line, qty, cartonQty, id }] of finished.entries()) {
    await judgeDemoLot(demo, { order, line, qty }, { daysAgo: 3 + Math.floor(at / 2), stage: 'judged' });
    const lines = [{ orderLine: line, qty, cartons: Math.ceil(qty / cartonQty) }];
    const shipDate = addDays(today, atWork[at]!.inDays + 1);
    // the order moved on with what its lot released
    const { rows } = await sql<Target>`select id, version from delivery_line where id = ${id}`.execute(demo.transaction);
    await press('deliveryTracking', 'createBatch', person('buyer'), 2, rows, { shipDate, eta: addDays(shipDate, 30), lines });
  }
  return finished.map(({ order }) => order);
}

/** The shipping batches of the demo with their lines, the oldest first. */
async function demoBatches({ transaction }: Demo, states: readonly string[]): Promise<readonly DemoLoadedBatch[]> {
  const { rows } = await sql<DemoLoadedBatch>`
    select b.id, b.purchase_order as "order", b.supplier, b.container_no as "containerNo", b.ship_date::text as "shipDate",
      json_agg(json_build_object('orderLine', l.order_line, 'sku', l.sku, 'qty', l.qty,
        'cartonQty', coalesce(k.carton_qty, ceil(l.qty::numeric / nullif(l.cartons, 0))::integer, l.qty),
        'cartons', coalesce(l.cartons, ceil(l.qty::numeric / coalesce(k.carton_qty, l.qty))::integer)) order by l.line_no) as lines
    from ship_batch b join ship_batch_lines l on l.record_id = b.id join sku k on k.id = l.sku
    where b.state = any(${states}::text[]) group by b.id order by b.ship_date, b.id`.execute(transaction);
  return rows;
}

const stateOf = { scheduled: 'scheduled', loading: 'sampling', short: 'accepted', rejected: 'rejected', released: 'closed' } as const;

/** Keeps inspections at loading as they were led, in the order of their days. */
async function keepLoadings(demo: Demo, loadings: readonly DemoLoading[]): Promise<void> {
  const { transaction, person } = demo;
  const [qc, manager] = [person('qc'), person('purchaseManager')];
  const [pictures, today] = [await loadingPictures(demo, qc), businessDay(demo.now)];
  const label = await sql<{ id: number }>`select id from defect_code where code = ${wrongLabelCode}`.execute(transaction);
  const first = new Map<number, number>();
  const kept: number[] = [];
  for (const [at, { batch, story, day, round }] of loadings.entries()) {
    const { row, lines } = loadingRow(batch, story);
    const begun = story !== 'scheduled';
    const ended = begun && story !== 'loading';
    const asked = addDays(day < today ? day : today, -3);
    const [start, finish] = [`${day}T01:30:00Z`, `${day}T06:45:00Z`];
    const whole = {
      check_no: '',
      round,
      original: round > 1 ? first.get(batch.id) : null,
      ship_batch: batch.id,
      purchase_order: batch.order,
      supplier: batch.supplier,
      container_no: batch.containerNo,
      seal_no: ended && story !== 'rejected' ? `CN${880_100 + at * 37}` : null,
      plan_date: day,
      inspector: qc,
      state: stateOf[story],
      ...row,
      ...(ended && story !== 'rejected'
        ? Object.fromEntries(Object.entries(pictures).map(([key, held]) => [key, JSON.stringify(held)]))
        : {}),
      started_at: begun ? start : null,
      finished_at: ended ? finish : null,
      ...(story === 'released' ? { allowed_by: manager, allowed_at: `${day}T07:30:00Z` } : {}),
      created_by: qc,
      created_at: `${asked}T02:00:00Z`,
      updated_by: qc,
      updated_at: ended ? finish : `${addDays(asked, 1)}T02:00:00Z`,
    };
    const { id } = await transaction.insertInto('loading_check').values(whole).returning('id').executeTakeFirstOrThrow();
    first.set(batch.id, first.get(batch.id) ?? id);
    kept.push(id);
    if (lines.length > 0)
      await transaction
        .insertInto('loading_check_lines')
        .values(lines.map((line, line_no) => ({ record_id: id, line_no, ...line })))
        .execute();
    if (story === 'rejected' && label.rows[0])
      await transaction
        .insertInto('loading_check_defects')
        .values({ record_id: id, line_no: 0, defect_code: label.rows[0].id, defect_class: 'major', qty: 1 })
        .execute();
  }
  await keepPhotos(transaction, 'loadingCheck', kept);
}

/** Adds inspections at loading: of batches that left, most of them good at once, and of those that are loaded these days. */
export const addDemoLoadings = demoStep('loadingChecks', ['outgoingInspections', 'shipBatches', 'inProcessChecks'], async demo => {
  const packed = await batchesToLoad(demo);
  const today = businessDay(demo.now);
  const gone = (await demoBatches(demo, ['shipped', 'departed', 'part_arrived', 'arrived'])).flatMap(
    (batch, at): readonly DemoLoading[] => {
      const day = batch.shipDate as LocalDate;
      const before = addDays(day, -1);
      const left = { batch, story: 'released', day } as const;
      return at % 6 === 3
        ? [
            { batch, story: 'rejected', day: before, round: 1 },
            { ...left, round: 2 },
          ]
        : [{ ...left, round: 1 }];
    },
  );
  const waiting = (await demoBatches(demo, ['planned'])).map((batch): DemoLoading => {
    const { story, inDays } = atWork[packed.indexOf(batch.order)] ?? { story: 'scheduled', inDays: undefined };
    return { batch, story, day: inDays === undefined ? (batch.shipDate as LocalDate) : addDays(today, inDays), round: 1 };
  });
  await keepLoadings(demo, [...gone, ...waiting]);
});
