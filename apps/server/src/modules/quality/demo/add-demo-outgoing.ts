import { businessDay, type RecordRow, type RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { Severities } from '../severity/severities-of-lot.ts';
import { demoSamples } from './demo-samples.ts';
import { DemoSwitching } from './demo-switching.ts';
import { foundInPast, type PastLine, type PastLot, pastLots } from './past-lots.ts';

const [hour, dayLong] = [3_600_000, 86_400_000];
const reworked = '供应商返工并自检后复检 / Reworked and checked by the supplier, inspected again';
const sorted = '供应商全检挑选后放行 / Sorted piece by piece by the supplier, then released';
const steady = '连续多批合格，产线、模具与材料无变更 / Accepted lot after lot; line, tools and material unchanged';

/** The lines of closed orders, all of which has come. */
async function pastLines({ transaction }: Demo): Promise<readonly PastLine[]> {
  const { rows } = await sql<Omit<PastLine, 'cameAt'> & { readonly orderedAt: string | Date; readonly cameAt: string | Date }>`
    select o.id as "order", coalesce(o.sent_at, o.created_at) as "orderedAt",
      l.line_no + 1 as line, o.supplier, l.sku, k.category, l.received_qty as qty, k.carton_qty as "cartonQty",
      (select min(r.arrived_at) from receipt_lines rl join receipt r on r.id = rl.record_id
        where rl.po_no = o.order_no and rl.po_line = l.line_no + 1) as "cameAt"
    from purchase_order o join purchase_order_lines l on l.record_id = o.id join sku k on k.id = l.sku
    where o.state = 'closed' and l.open_qty = 0 and l.received_qty > 0 and l.passed_qty = 0 order by o.id, l.line_no`.execute(transaction);
  return rows.flatMap(({ orderedAt, cameAt, ...line }) => {
    const iso = (at: string | Date) => new Date(at).toISOString();
    return cameAt === null ? [] : [{ ...line, orderedAt: iso(orderedAt), cameAt: iso(cameAt) }];
  });
}

/** A lot as it is judged, the first time or after rework. */
interface Judged {
  readonly lot: PastLot;
  readonly round: number;
  readonly original?: number;
  readonly startedAt: Date;
  /** By which its original was sampled; of an original as its goods stand by then. */
  readonly severities?: Severities;
}

/** A lot that has been judged. */
interface JudgedDemoLot {
  readonly id: number;
  readonly severities: Severities;
}

const goodsOf = ({ supplier, category }: PastLot) => ({ supplier, category, inspectType: 'outgoing' });

/** Requests lots as they were requested then; orders of former times take no new ones by themselves. Answers their ids. */
async function request({ transaction }: Demo, inspector: number, lots: readonly Judged[]): Promise<readonly number[]> {
  if (lots.length === 0) return [];
  const rows = lots.map(({ lot, round, original, startedAt }) => {
    const asked = new Date(startedAt.getTime() - (round === 1 ? 5 : 2) * dayLong).toISOString();
    const times = { created_at: asked, scheduled_at: asked, updated_at: asked, plan_date: businessDay(startedAt) };
    const { supplier, order: purchase_order, line: order_line, sku, lotSize: lot_size, cartonQty: carton_qty } = lot;
    const by = { inspector, created_by: inspector, updated_by: inspector };
    const own = { supplier, purchase_order, order_line, sku, lot_size, carton_qty, round, original: original ?? null };
    return { inspection_no: '', type: 'outgoing' as const, state: 'scheduled' as const, ...own, ...times, ...by };
  });
  const added = await transaction.insertInto('inspection').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Samples and judges lots one after the other, by the severity at which their goods stand; answers what is kept of each. */
async function judge(demo: Demo, switching: DemoSwitching, lots: readonly Judged[]): Promise<readonly JudgedDemoLot[]> {
  const { transaction, registry, person } = demo;
  const [inspector, manager] = [person('qc'), person('purchaseManager')];
  const [ids, sampleOf] = [await request(demo, inspector, lots), await demoSamples(transaction)];
  const samplings: RecordValues[] = [];
  const verdicts: RecordValues[] = [];
  const results: JudgedDemoLot[] = [];
  for (const [at, { lot, round, startedAt, severities = switching.severities(goodsOf(lot)) }] of lots.entries()) {
    const goods = goodsOf(lot);
    results.push({ id: ids[at]!, severities });
    const { lotSize, supplier, sku, cartonQty } = lot;
    const row: RecordRow = { id: ids[at]!, version: 1, type: 'outgoing', round, supplier, sku, lotSize, cartonQty: cartonQty ?? lotSize };
    const sample = await sampleOf(row, { at, severities, foundIn: plan => (round === 1 ? foundInPast(lot, plan, at) : 0) });
    if (!sample) continue;
    const finishedAt = new Date(startedAt.getTime() + 4 * hour).toISOString();
    switching.count(goods, row, sample.classes, finishedAt);
    if (lot.story === 'reduced')
      switching.reduce(goods, { by: manager, reason: steady, isFor: (_, defectClass) => defectClass === 'major' }, finishedAt);
    samplings.push({ ...sample.sampling, inspector, startedAt: startedAt.toISOString(), finishedAt });
    const closed = { state: 'closed', reason: lot.isLast ? sorted : reworked, released: lot.isLast ? lotSize : 0 };
    const ended = sample.isAccepted ? { state: 'accepted', released: lotSize } : closed;
    const found = { critical: sample.found['criticalFound'], major: sample.found['majorFound'], minor: sample.found['minorFound'] };
    verdicts.push({
      id: row.id,
      result: sample.isAccepted ? 'accept' : 'reject',
      start: startedAt,
      finish: finishedAt,
      ...found,
      ...ended,
    });
  }
  // numbered by the month in which they were drawn
  for (const own of Map.groupBy(samplings, sampling => String(sampling['startedAt']).slice(0, 7)).values()) {
    const caller = { registry, access: unrestricted(inspector), now: new Date(String(own.at(-1)!['startedAt'])) };
    await insertRows(transaction, ownParts(transaction, caller, 'samplingDetail'), own, { action: 'add' });
  }
  await sql`
    update inspection i set state = g.state, result = g.result, critical_found = g.critical, major_found = g.major, minor_found = g.minor,
      released_qty = g.released, reason = g.reason, started_at = g.start, finished_at = g.finish, updated_at = g.finish,
      decided_by = i.inspector, version = 2
    from json_to_recordset(${JSON.stringify(verdicts)}::json) as g(id bigint, state text, result text, critical integer, major integer,
      minor integer, released integer, reason text, start timestamptz, finish timestamptz)
    where i.id = g.id`.execute(transaction);
  return results;
}

/** Adds the outgoing inspections of former times, lot by lot, with what they made of the severity; rejected lots passed after rework. */
export const addDemoOutgoing = demoStep('outgoingInspections', ['dispositions', 'pastOrders'], async demo => {
  const lots = pastLots(await pastLines(demo)).map((lot): Judged => ({ lot, round: 1, startedAt: lot.inspectedAt }));
  const switching = new DemoSwitching(demo.person('qc'));
  const results = await judge(demo, switching, lots);
  const again = lots.flatMap(({ lot, startedAt }, at): readonly Judged[] =>
    lot.isRejected && !lot.isLast
      ? [
          {
            lot,
            round: 2,
            original: results[at]!.id,
            severities: results[at]!.severities,
            startedAt: new Date(startedAt.getTime() + 4 * dayLong),
          },
        ]
      : [],
  );
  await judge(demo, switching, again);
  await switching.keep(demo);
  const orders = [...new Set(lots.map(({ lot }) => lot.order))];
  await sql`
    update purchase_order_lines l set passed_qty = g.passed
    from (select purchase_order, order_line, sum(released_qty) as passed from inspection
      where type = 'outgoing' and purchase_order = any(${orders}::bigint[]) group by 1, 2) g
    where l.record_id = g.purchase_order and l.line_no = g.order_line - 1 and g.passed > 0`.execute(demo.transaction);
});
